/**
 * A fault that the operator of the server must fix. The message says in one line what is wrong and how to fix it, so
 * the server and commands print no stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
