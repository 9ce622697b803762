import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Passes a file on, and hands over its length and its SHA-256 in hexadecimal after the last byte. */
export function proveFile(whenRead: (bytes: number, sha256: string) => void): Transform {
  const hash = createHash('sha256');
  let bytes = 0;
  return new Transform({
    transform(chunk: Uint8Array, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
    flush(done) {
      whenRead(bytes, hash.digest('hex'));
      done();
    },
  });
}
