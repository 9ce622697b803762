/** The error for a key that can't be read, with WebCrypto and with jsencrypt. */
export const unusableKey = (cause?: unknown): Error =>
  new Error('The public key of the server could not be used', { cause });
