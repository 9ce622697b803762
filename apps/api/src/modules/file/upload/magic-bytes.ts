/** How many first bytes are needed to tell a file's type. */
export const HEAD_BYTES = 16;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** The brands of this container that are videos. HEIC and AVIF pictures have other brands. */
const MP4_BRAND = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3g[p2]\w|f4v )$/;

/**
 * Recognises each type by its first bytes, independent of the file name. We don't use the package file-type: it finds
 * one of 180 types from about 4 kB and parses containers. Here 16 bytes, all that we fetch from a bucket, confirm one
 * declared type of eight.
 */
const BEGINNINGS: Readonly<Record<string, (head: Uint8Array) => boolean>> = {
  'image/jpeg': (head) => ascii(head, 0, 3) === '\xff\xd8\xff',
  'image/png': (head) => ascii(head, 0, 8) === '\x89PNG\r\n\x1a\n',
  'image/gif': (head) => /^GIF8[79]a$/.test(ascii(head, 0, 6)),
  'image/webp': (head) => ascii(head, 0, 4) === 'RIFF' && ascii(head, 8, 12) === 'WEBP',
  'video/mp4': (head) => ascii(head, 4, 8) === 'ftyp' && MP4_BRAND.test(ascii(head, 8, 12)),
  'video/quicktime': (head) => ascii(head, 4, 8) === 'ftyp' && ascii(head, 8, 12) === 'qt  ',
  'video/webm': (head) => ascii(head, 0, 4) === '\x1aE\xdf\xa3',
  'application/pdf': (head) => ascii(head, 0, 5) === '%PDF-',
};

/** Whether the first bytes of a file match its declared type. */
export function beginsAs(contentType: string, head: Uint8Array): boolean {
  return BEGINNINGS[contentType]?.(head) ?? false;
}
