import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { heicBomb, heicPicture } from '../../../../test/file/heic-pictures.ts';
import { type FileTest, newOwner, startFileTest } from '../../../../test/file/upload-world.ts';
import { decodeHeic, isHeic } from './decode-heic.ts';
import { takeFile } from './take-file.ts';

const MOST_PIXELS = 50_000_000;

describe('a HEIC picture (rule 11.3)', () => {
  let t: FileTest;
  beforeAll(async () => {
    t = await startFileTest('own store');
  });
  afterAll(async () => await t.stop());

  test.each(['heic', 'heif', 'jpg'])(
    'sent as %s is stored as a JPEG with the same colours',
    async (extension) => {
      const owner = newOwner();
      const key = await t.upload(owner, heicPicture(), { module: 'task', extension });
      expect(key).toMatch(/\.jpg$/u);
      expect(await takeFile(t.files, owner, key)).toMatchObject({ contentType: 'image/jpeg' });
      const stored = await t.files.store.read(key);
      const content = await buffer(stored ?? Readable.from([]));
      expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 96, height: 64 });
      const { data } = await sharp(content).raw().toBuffer({ resolveWithObject: true });
      const at = (x: number) => [...data.subarray((32 * 96 + x) * 3, (32 * 96 + x) * 3 + 3)];
      const [[red = 0, , blueLeft = 0], [redRight = 0, , blue = 0]] = [at(12), at(84)];
      expect([red > 150, blueLeft < 110, redRight < 110, blue > 150]).toEqual([true, true, true, true]);
    },
  );

  test('is refused as an avatar, under another type, damaged, or with too many pixels', async () => {
    const owner = newOwner();
    const as = async (content: Uint8Array, query: { module: 'task' | 'avatar'; extension: string }) =>
      await t
        .upload(owner, content, query)
        .then((key) => takeFile(t.files, owner, key))
        .then(
          () => 'taken',
          (error: Error) => error.name,
        );
    const task = { module: 'task', extension: 'heic' } as const;
    expect(await as(heicPicture(), { module: 'avatar', extension: 'heic' })).toBe('FILE_TYPE_REFUSED');
    expect(await as(heicPicture(), { module: 'task', extension: 'png' })).toBe('FILE_TYPE_REFUSED');
    expect(await as(heicPicture().subarray(0, 300), task)).toBe('FILE_TYPE_REFUSED');
    expect(await as(heicBomb(), task)).toBe('FILE_TYPE_REFUSED');
  });
});

describe('decoding HEIC', () => {
  test('tells these pictures from videos in the same container', () => {
    expect(isHeic(heicPicture())).toBe(true);
    expect(isHeic(Buffer.from('\0\0\0\x18ftypisom\0\0\0\0', 'latin1'))).toBe(false);
  });

  test('decodes nothing that has too many pixels, and gives up when its time is over', async () => {
    expect(await decodeHeic(heicPicture(), 96 * 64)).toMatchObject({ width: 96, height: 64 });
    expect(await decodeHeic(heicPicture(), 96 * 64 - 1)).toBeUndefined();
    expect(await decodeHeic(heicPicture(), MOST_PIXELS, 1)).toBeUndefined();
  });

  test('answers the server meanwhile, and stops at its memory', async () => {
    let beats = 0;
    const beating = setInterval(() => (beats += 1), 10);
    // With a higher limit of pixels the decoder itself needs more memory than it may take.
    const decoded = await decodeHeic(heicBomb(), 9000 * 6000, undefined, 64 * 1024 * 1024);
    clearInterval(beating);
    expect([decoded, beats > 3]).toEqual([undefined, true]);
  });
});
