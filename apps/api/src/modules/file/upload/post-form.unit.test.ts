import { describe, expect, test } from 'vitest';
import { readPostForm } from './post-form.ts';

const BOUNDARY = '----WebKitFormBoundaryA1b2';
const TYPE = `multipart/form-data; boundary=${BOUNDARY}`;
/** A file with many byte sequences that look like the end of the part. */
const CONTENT = `\r\n--${BOUNDARY.slice(0, -1)}\r\n--\r\n-\r\r\n--${BOUNDARY.slice(0, 9)}end`;

const part = (name: string, value: string, more = ''): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"${more}\r\n\r\n${value}\r\n`;
const whole = `${part('key', 'a/b')}${part('policy', '策略')}${part('file', CONTENT, '; filename="x.jpg"\r\nContent-Type: image/jpeg')}--${BOUNDARY}--\r\n`;

async function* inPieces(text: string, size: number): AsyncGenerator<Uint8Array, void> {
  const bytes = Buffer.from(text);
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}
async function read(text: string, size = 1024, type = TYPE) {
  const { fields, file } = await readPostForm(inPieces(text, size), type);
  const pieces: Buffer[] = [];
  for await (const piece of file) pieces.push(piece);
  return { fields: Object.fromEntries(fields), content: Buffer.concat(pieces).toString() };
}
const malformed = expect.objectContaining({ code: 'MalformedPOSTRequest' });

describe('an upload form', () => {
  test('is read the same no matter how it is split into chunks', async () => {
    for (let size = 1; size <= 300; size += 1)
      expect(await read(whole, size)).toEqual({ fields: { key: 'a/b', policy: '策略' }, content: CONTENT });
  });

  test('is malformed if it ends too early at any point', async () => {
    const end = whole.lastIndexOf(`\r\n--${BOUNDARY}--`) + `\r\n--${BOUNDARY}`.length;
    for (let length = 0; length < end; length += 1)
      await expect(read(whole.slice(0, length)), String(length)).rejects.toEqual(malformed);
  });

  test.each([
    ['no boundary', whole, 'multipart/form-data'],
    ['another type', whole, 'application/json'],
    ['something before it', `x${whole}`, TYPE],
    ['a part without a name', whole.replace('name="key"', ''), TYPE],
    ['one field twice', `${part('key', 'c')}${whole}`, TYPE],
    ['a field of 17 kB', `${part('x', 'x'.repeat(17 * 1024))}${whole}`, TYPE],
    ['30 fields', `${Array.from({ length: 30 }, (_, n) => part(`x${n}`, 'x')).join('')}${whole}`, TYPE],
    ['no file', `${part('key', 'a')}--${BOUNDARY}--\r\n`, TYPE],
    ['a head without an end', `--${BOUNDARY}\r\n${'x'.repeat(8192)}`, TYPE],
  ])('is malformed with %s', async (_what, text, type) => {
    await expect(read(text, 512, type)).rejects.toEqual(malformed);
  });

  test('the file is never held in memory: pieces are no larger than the received chunks', async () => {
    const large = 'y'.repeat(2_000_000);
    const text = `${part('key', 'a')}${part('file', large)}--${BOUNDARY}--`;
    const { file } = await readPostForm(inPieces(text, 65_536), TYPE);
    let [bytes, longest] = [0, 0];
    for await (const piece of file) {
      bytes += piece.length;
      longest = Math.max(longest, piece.length);
    }
    expect(bytes).toBe(large.length);
    expect(longest).toBeLessThanOrEqual(65_536 + 100);
  });
});
