/**
 * Something that whoever runs the server has to put right. The message says what and how in one line, so neither the
 * server nor a command prints a stack.
 */
export class OperatorError extends Error {
  override readonly name: string = 'OperatorError';
}
