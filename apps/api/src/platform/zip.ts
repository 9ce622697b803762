import { crc32 } from 'node:zlib';
import { packedBytes } from './packed-bytes.ts';
import { directoryRecord, endOfZip, entryEnd, entryStart, type ZippedEntry } from './zip-records.ts';

/** A file of an archive. */
export interface ZipEntry {
  /** Its path in the archive, with slashes. */
  name: string;
  modifiedAt: Date;
  /** Read only when the file's turn comes. */
  content: Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
}

const MOST_BYTES = 0xff_ff_ff_fe;

/**
 * Files as the bytes of a .zip file, read one after another as fast as the reader takes them. The next file is
 * requested after the last byte of the one before. They aren't compressed, because pictures and videos already are.
 * Memory hardly grows with the number of files: about 40 bytes each for the directory at the end. Throws RangeError for
 * a file of 4 GB.
 */
export async function* zipped(entries: AsyncIterable<ZipEntry>): AsyncGenerator<Uint8Array, void, undefined> {
  const directory = packedBytes();
  let [files, at] = [0, 0];
  for await (const { name, modifiedAt, content } of entries) {
    const entry: ZippedEntry = { path: Buffer.from(name), modifiedAt, at, crc: 0, bytes: 0 };
    const start = entryStart(entry);
    yield start;
    for await (const chunk of content) {
      entry.crc = crc32(chunk, entry.crc);
      entry.bytes += chunk.length;
      if (entry.bytes > MOST_BYTES) throw new RangeError('A file of an archive must be smaller than 4 GB');
      yield chunk;
    }
    const end = entryEnd(entry);
    yield end;
    directory.add(directoryRecord(entry));
    files += 1;
    at += start.length + entry.bytes + end.length;
  }
  yield* directory.read();
  yield endOfZip({ files, at, bytes: directory.length });
}
