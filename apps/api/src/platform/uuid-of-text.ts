import { createHash } from 'node:crypto';

/** The UUID (version 8) that a text always has, from its SHA-256. Nobody can compute the text from it. */
export function uuidOfText(text: string): string {
  const hex = createHash('sha256').update(text).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `8${hex.slice(13, 16)}`,
    `a${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}
