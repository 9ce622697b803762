/** How much of a file tells its type. */
export const HEAD_BYTES = 16;

const ascii = (bytes: Uint8Array, from: number, to: number): string =>
  Buffer.from(bytes.subarray(from, to)).toString('latin1');

/** Of the many brands of this container those of films: HEIC and AVIF pictures have others. */
const MP4_BRAND = /^(?:isom|iso[2-9]|mp4[12]|avc1|M4V[ HP]|MSNV|dash|mmp4|3g[p2]\w|f4v )$/;

/**
 * How files of a type begin, whatever they are called. Not file-type: it tells which of 180 types something is, from some
 * 4 kB and by parsing containers. Here one declared type of eight is confirmed by 16 bytes, which is all that is fetched
 * from a bucket.
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

/** Whether the first bytes of a file are those of its type. */
export function beginsAs(contentType: string, head: Uint8Array): boolean {
  return BEGINNINGS[contentType]?.(head) ?? false;
}
