fake_suite 'echo skipped: on purpose; exit 77'
