import sharp, { type Sharp } from 'sharp';
import { expect, it } from 'vitest';
import { ALIKE_BITS, bandsOf, hashOf, nearBandsOf } from './picture-hash.ts';

/** A drawing with shapes that follow from a number. */
const drawing = (seed: number): Buffer => {
  const shapes = Array.from({ length: 12 }, (_, at) => {
    const of = (prime: number): number => ((seed + 1) * prime * (at + 3) * 7919) % 400;
    return `<circle cx="${of(13)}" cy="${of(29)}" r="${20 + (of(31) % 70)}" fill="hsl(${of(37)} 70% ${20 + (of(41) % 60)}%)"/>`;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"><rect width="400" height="400" fill="#ddd"/>${shapes.join('')}</svg>`,
  );
};
const jpeg = async (seed: number, change = (picture: Sharp) => picture): Promise<Buffer> =>
  await change(sharp(drawing(seed)))
    .jpeg()
    .toBuffer();
const distance = (one: string, other: string): number =>
  Array.from(one).filter((bit, at) => bit !== other[at]).length;
const hash = async (picture: Buffer): Promise<string> => (await hashOf(picture)) ?? '';

it('14.45 a picture that was scaled, compressed or brightened keeps its hash within six bits', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const first = await hash(await jpeg(seed));
    const copies = [
      await jpeg(seed, (picture) => picture.resize(150, 150)),
      await jpeg(seed, (picture) => picture.modulate({ brightness: 1.1 })),
      await sharp(await jpeg(seed))
        .jpeg({ quality: 35 })
        .toBuffer(),
      await sharp(await jpeg(seed))
        .webp({ quality: 50 })
        .toBuffer(),
    ];
    for (const copy of copies) expect(distance(first, await hash(copy))).toBeLessThanOrEqual(ALIKE_BITS);
  }
});

it('14.45 other pictures are further away', async () => {
  const hashes: string[] = [];
  for (const seed of [1, 2, 3, 4, 5, 6]) hashes.push(await hash(await jpeg(seed)));
  for (const [at, one] of hashes.entries())
    for (const other of hashes.slice(at + 1)) expect(distance(one, other)).toBeGreaterThan(ALIKE_BITS);
});

it('14.45 whatever seven bits differ, a quarter is found', () => {
  const first = '01'.repeat(32);
  const near = new Set(nearBandsOf(first));
  for (let start = 0; start < 400; start += 1) {
    const bits = Array.from(first);
    for (let count = 0; count < 7; count += 1) {
      const at = (start * 31 + count * 19 + count * count * start) % 64;
      bits[at] = bits[at] === '0' ? '1' : '0';
    }
    expect(bandsOf(bits.join('')).some((band) => near.has(band))).toBe(true);
  }
});

it('14.45 a plain surface and what is no picture have no hash', async () => {
  const plain = await sharp({ create: { width: 50, height: 50, channels: 3, background: '#111' } })
    .jpeg()
    .toBuffer();
  expect(await hashOf(plain)).toBeUndefined();
  expect(await hashOf(Buffer.from('<svg/>'))).toBeUndefined();
});
