/**
 * A prefix of the last statement of a transaction. It asks the engine to commit together with that statement. It is a
 * SQL comment, so an engine that doesn't know it just runs the statement.
 */
export const COMMIT_MARKER = '/* and commit */ ';
