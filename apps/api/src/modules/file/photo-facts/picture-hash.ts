import phash from 'sharp-phash';
import sharp from 'sharp';

const BANDS = 4;
const BAND_BITS = 16;
/** Below this deviation of its brightness a picture shows nothing that could be recognised. */
const PLAIN = 3;
const MOST_PIXELS = 50_000_000;
const SIDE = 256;

/** How many of 64 bits may differ between two pictures of the same photo. */
export const ALIKE_BITS = 6;

/**
 * The perceptual hash of a picture as 64 zeros and ones: it hardly changes when the picture is scaled, brightened or
 * compressed. Undefined for a plain surface, and for what is no picture.
 */
export async function hashOf(picture: Uint8Array): Promise<string | undefined> {
  try {
    const small = await sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
      .resize(SIDE, SIDE, { fit: 'fill' })
      .greyscale()
      .png()
      .toBuffer();
    const { channels } = await sharp(small).stats();
    if ((channels[0]?.stdev ?? 0) < PLAIN) return undefined;
    return await phash(small);
  } catch {
    return undefined;
  }
}

const bandOf = (hash: string, number: number): number =>
  Number.parseInt(hash.slice(number * BAND_BITS, (number + 1) * BAND_BITS), 2);

const stored = (number: number, bits: number): number => number * 2 ** BAND_BITS + bits;

const numbers = Array.from({ length: BANDS }, (_, number) => number);

/** The quarters of a hash, each with its number. */
export const bandsOf = (hash: string): number[] =>
  numbers.map((number) => stored(number, bandOf(hash, number)));

/**
 * The quarters of a hash and their neighbours of one bit. Two hashes that differ in at most seven bits have a quarter that
 * differs in at most one.
 */
export const nearBandsOf = (hash: string): number[] =>
  numbers.flatMap((number) => {
    const bits = bandOf(hash, number);
    const flipped = Array.from({ length: BAND_BITS }, (_, bit) => bits ^ (1 << bit));
    return [bits, ...flipped].map((each) => stored(number, each));
  });
