/**
 * Stands before the text of a transaction's last statement that is to commit it as well. A comment, so that an engine
 * that knows nothing of it runs the statement as any other.
 */
export const COMMIT_MARKER = '/* and commit */ ';
