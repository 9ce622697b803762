import { createHash } from 'node:crypto';

/** Passes a file on. After the last byte it reports the file's length and SHA-256 in hexadecimal. */
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
