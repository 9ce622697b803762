/** What both ways of encrypting throw for a key that can't be read. */
export const unusableKey = (cause?: unknown): Error =>
  new Error('The public key of the server could not be used', { cause });
