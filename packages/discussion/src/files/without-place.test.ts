import { expect, test } from 'vitest';
import { withoutPlace } from './without-place.ts';

const box = (type: string, ...content: readonly Uint8Array[]): Uint8Array => {
  const length = 8 + content.reduce((sum, piece) => sum + piece.length, 0);
  const bytes = new Uint8Array(length);
  new DataView(bytes.buffer).setUint32(0, length);
  bytes.set(new TextEncoder().encode(type), 4);
  let at = 8;
  for (const piece of content) {
    bytes.set(piece, at);
    at += piece.length;
  }
  return bytes;
};
const words = (text: string) => new TextEncoder().encode(text);
const PLACE = '+31.2304+121.4737/';
const video = (...boxes: Uint8Array[]) => new Blob(boxes.map((one) => Uint8Array.from(one)));
const text = async (blob: Blob) => new TextDecoder('latin1').decode(await blob.arrayBuffer());

test('a video loses its place, and nothing in it moves', async () => {
  const track = box('trak', box('udta', words(PLACE)), box('mdia', words('pictures')));
  const sent = video(
    box('ftyp', words('isom')),
    box('moov', box('mvhd', words('times')), track, box('meta', words(PLACE))),
    box('mdat', words('frames')),
  );
  const kept = await withoutPlace(sent);
  expect(kept.size).toBe(sent.size);
  const [before, after] = [await text(sent), await text(kept)];
  expect(after).not.toContain(PLACE);
  for (const part of ['ftyp', 'mvhd', 'times', 'mdia', 'pictures', 'mdat', 'frames'])
    expect(after.indexOf(part)).toBe(before.indexOf(part));
});

test('a file that can’t be read stays as it is', async () => {
  const broken = new Blob([box('ftyp', words('isom')).slice(0, 10)]);
  expect(await withoutPlace(broken)).toBe(broken);
});
