import java.util.HashMap;

public class Chomp {
    static HashMap<String, String> known = new HashMap<>();

    /** The board after the leftmost winning move, or an empty text. */
    static String answerTo(String board) {
        if (board.charAt(0) == '0') return board;
        if (known.containsKey(board)) return known.get(board);
        for (int c = 0; c < board.length(); c++)
            for (char h = '0'; h < board.charAt(c); h++) {
                StringBuilder next = new StringBuilder(board);
                for (int k = c; k < board.length(); k++) if (next.charAt(k) > h) next.setCharAt(k, h);
                if (answerTo(next.toString()).isEmpty()) {
                    known.put(board, next.toString());
                    return next.toString();
                }
            }
        known.put(board, "");
        return "";
    }

    public static void main(String[] args) {
        String answer = answerTo(args[0]);
        System.out.println(answer.isEmpty() ? "LOSS" : "WIN: " + answer);
    }
}
