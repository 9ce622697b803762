import { expect, test } from 'vitest';
import { avatarFileError } from './avatar-file.ts';

const drawn = async (width: number, height: number): Promise<Blob> => {
  const canvas = new OffscreenCanvas(width, height);
  canvas.getContext('2d');
  return await canvas.convertToBlob({ type: 'image/png' });
};

/** A picture file whose header declares this size. Reading only the header decodes nothing. */
const pictureSaying = async (width: number, height: number): Promise<File> => {
  const bytes = new Uint8Array(await (await drawn(8, 8)).arrayBuffer());
  const head = new DataView(bytes.buffer);
  head.setUint32(16, width);
  head.setUint32(20, height);
  head.setUint32(29, crc32(bytes.subarray(12, 29)));
  return new File([bytes], 'a.png', { type: 'image/png' });
};

/** As PNG checks its chunks. */
const crc32 = (bytes: Uint8Array): number => {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit += 1) crc = crc & 1 ? (crc >>> 1) ^ 0xed_b8_83_20 : crc >>> 1;
  }
  return ~crc >>> 0;
};

test('a picture of any size that can be decoded may become the avatar', async () => {
  for (const [width, height] of [
    [1, 1],
    [600, 40],
  ] as const)
    expect(
      await avatarFileError(new File([await drawn(width, height)], 'a.png', { type: 'image/png' })),
    ).toBeUndefined();
});

test('a small file with more pixels than a phone can hold is refused before it is decoded', async () => {
  expect(await avatarFileError(await pictureSaying(20_000, 20_000))).toBe('这张图片尺寸太大，请缩小后再传');
});

test.each([
  [new File(['<svg/>'], 'a.svg', { type: 'image/svg+xml' }), '请选择 JPG、PNG 或 WebP 图片'],
  [new File(['ftypheic'], 'a.heic', { type: 'image/heic' }), '请选择 JPG、PNG 或 WebP 图片'],
  [new File(['no picture'], 'a.png', { type: 'image/png' }), '这张图片打不开，换一张试试'],
])('$name of other content is refused with the reason: $type', async (file, reason) => {
  expect(await avatarFileError(file)).toBe(reason);
});
