import { timeParts } from './calendar.ts';

/** A file as an archive's records describe it. */
export interface ZippedEntry {
  /** In UTF-8. */
  path: Uint8Array;
  modifiedAt: Date;
  /** The offset of its first byte in the archive. */
  at: number;
  crc: number;
  bytes: number;
}

/** Names are UTF-8; checksum and length follow the content. */
const FLAGS = 0x08_08;
const STORED = 0;
const VERSION = 20;
/** Offsets of 8 bytes (ZIP64). */
const VERSION_64 = 45;
/** Written on Unix. */
const MADE_BY = (3 << 8) | VERSION_64;
/** A plain file that everybody may read. */
const MODE = 0o100_644 * 0x1_00_00;
const FULL_2 = 0xff_ff;
const FULL_4 = 0xff_ff_ff_ff;

/**
 * A moment in Shanghai in MS-DOS format, exact to two seconds. Programs that read the extra field show the time in
 * their own zone.
 */
function dosTime(moment: Date): { time: number; date: number } {
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = timeParts(moment);
  return {
    time: (hour << 11) | (minute << 5) | (second >> 1),
    date: ((year - 1980) << 9) | (month << 5) | day,
  };
}

/** Numbers as little-endian bytes: each as value and size in bytes. */
function record(...fields: readonly (readonly [value: number, size: 2 | 4 | 8])[]): Buffer {
  const bytes = Buffer.alloc(fields.reduce((sum, [, size]) => sum + size, 0));
  let at = 0;
  for (const [value, size] of fields) {
    if (size === 2) bytes.writeUInt16LE(value, at);
    else if (size === 4) bytes.writeUInt32LE(value, at);
    else bytes.writeBigUInt64LE(BigInt(value), at);
    at += size;
  }
  return bytes;
}

/** The record before a file's content. */
export function entryStart({ path, modifiedAt }: ZippedEntry): Uint8Array {
  const { time, date } = dosTime(modifiedAt);
  const head = record(
    [0x04_03_4b_50, 4],
    [VERSION, 2],
    [FLAGS, 2],
    [STORED, 2],
    [time, 2],
    [date, 2],
    [0, 4],
    [0, 4],
    [0, 4],
    [path.length, 2],
    [0, 2],
  );
  return Buffer.concat([head, path]);
}

/** The record after a file's content. */
export const entryEnd = ({ crc, bytes }: ZippedEntry): Uint8Array =>
  record([0x08_07_4b_50, 4], [crc, 4], [bytes, 4], [bytes, 4]);

/** A file's record in the directory at the end of the archive. */
export function directoryRecord({ path, modifiedAt, at, crc, bytes }: ZippedEntry): Uint8Array {
  const { time, date } = dosTime(modifiedAt);
  const far = at >= FULL_4;
  const more = Buffer.concat([
    ...(far ? [record([0x00_01, 2], [8, 2], [at, 8])] : []),
    record([0x54_55, 2], [5, 2]),
    Buffer.of(1),
    record([Math.floor(modifiedAt.getTime() / 1000), 4]),
  ]);
  const head = record(
    [0x02_01_4b_50, 4],
    [MADE_BY, 2],
    [far ? VERSION_64 : VERSION, 2],
    [FLAGS, 2],
    [STORED, 2],
    [time, 2],
    [date, 2],
    [crc, 4],
    [bytes, 4],
    [bytes, 4],
    [path.length, 2],
    [more.length, 2],
    [0, 2],
    [0, 2],
    [0, 2],
    [MODE, 4],
    [far ? FULL_4 : at, 4],
  );
  return Buffer.concat([head, path, more]);
}

/** The last bytes of an archive. `at` and `bytes` are the offset and size of its directory. */
export function endOfZip({ files, at, bytes }: { files: number; at: number; bytes: number }): Uint8Array {
  const large = files >= FULL_2 || at >= FULL_4 || bytes >= FULL_4;
  const end = record(
    [0x06_05_4b_50, 4],
    [0, 2],
    [0, 2],
    [Math.min(files, FULL_2), 2],
    [Math.min(files, FULL_2), 2],
    [Math.min(bytes, FULL_4), 4],
    [Math.min(at, FULL_4), 4],
    [0, 2],
  );
  if (!large) return end;
  const end64 = record(
    [0x06_06_4b_50, 4],
    [44, 8],
    [MADE_BY, 2],
    [VERSION_64, 2],
    [0, 4],
    [0, 4],
    [files, 8],
    [files, 8],
    [bytes, 8],
    [at, 8],
  );
  const whereEnd64 = record([0x07_06_4b_50, 4], [0, 4], [at + bytes, 8], [1, 4]);
  return Buffer.concat([end64, whereEnd64, end]);
}
