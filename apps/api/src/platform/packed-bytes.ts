import { deflateRawSync, inflateRawSync } from 'node:zlib';

/** Bytes that are added piece by piece, stored compressed, and read back in the same order. */
export interface PackedBytes {
  /** How many bytes were added. */
  readonly length: number;
  add(bytes: Uint8Array): void;
  /** Unpacks a block at a time. */
  read(): Generator<Uint8Array, void, undefined>;
}

/** Size of a compressed block: enough to compress well, and less than a millisecond of work. */
const BLOCK = 65_536;

/**
 * Stores many similar lines or records in little memory. It uses memory only, so an aborted request leaves nothing
 * behind.
 */
export function packedBytes(): PackedBytes {
  const blocks: Uint8Array[] = [];
  let loose: Uint8Array[] = [];
  let looseBytes = 0;
  let length = 0;
  return {
    get length() {
      return length;
    },
    add: (bytes) => {
      loose.push(bytes);
      looseBytes += bytes.length;
      length += bytes.length;
      if (looseBytes < BLOCK) return;
      // The result is a view of a larger buffer. A copy frees the rest.
      blocks.push(new Uint8Array(deflateRawSync(Buffer.concat(loose), { level: 1 })));
      [loose, looseBytes] = [[], 0];
    },
    *read() {
      for (const block of blocks) yield inflateRawSync(block);
      if (loose.length > 0) yield Buffer.concat(loose);
    },
  };
}
