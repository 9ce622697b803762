import { createHash } from 'node:crypto';

/** Passes a file on, and hands over its length and its SHA-256 in hexadecimal after the last byte. */
export async function* proveFile(
  content: AsyncIterable<Uint8Array>,
  whenRead: (bytes: number, sha256: string) => void,
): AsyncGenerator<Uint8Array, void, undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const chunk of content) {
    hash.update(chunk);
    bytes += chunk.length;
    yield chunk;
  }
  whenRead(bytes, hash.digest('hex'));
}
