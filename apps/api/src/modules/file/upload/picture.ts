import sharp, { type Sharp } from 'sharp';
import { decodeHeic, isHeic } from './decode-heic.ts';
import { createFairQueue } from '../../../platform/fair-queue.ts';

const MOST_PIXELS = 50_000_000;
const LONGEST_SIDE = 4096;
const FORMATS = {
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
} as const;

sharp.cache(false);

/**
 * Pictures are decoded one at a time, because decoding one of 50 megapixels takes 200 MB. Owners take turns, so that
 * nobody waits for all pictures of somebody else.
 */
const inTurn = createFairQueue({
  atOnce: 1,
  waiting: Infinity,
  refusal: () => new Error('No place to wait'),
});

/**
 * Encodes a picture again: upright, at most 4096 pixels a side, without place, camera or hidden payload. An animation
 * becomes its first frame, a HEIC picture a JPEG. Undefined if it isn't a picture of this type, or has over 50 million pixels.
 */
export async function reEncode(
  picture: Uint8Array | string,
  contentType: string,
  owner: string,
): Promise<Buffer | undefined> {
  const format = Object.entries(FORMATS).find(([type]) => type === contentType)?.[1];
  if (format === undefined) return undefined;
  return await inTurn({ key: owner }, async () => {
    try {
      const input = await read(picture, format);
      return await input
        ?.autoOrient()
        .resize(LONGEST_SIDE, LONGEST_SIDE, { fit: 'inside', withoutEnlargement: true })
        .toFormat(format)
        .toBuffer();
    } catch {
      return undefined;
    }
  });
}

/** The picture, if it has this format. A HEIC picture is read as JPEG: phones send it under either name. */
async function read(picture: Uint8Array | string, format: string): Promise<Sharp | undefined> {
  if (format === 'jpeg' && typeof picture !== 'string' && isHeic(picture)) {
    const pixels = await decodeHeic(picture, MOST_PIXELS);
    if (!pixels) return undefined;
    const { width, height, data } = pixels;
    // JPEG knows no transparency.
    return sharp(data, { raw: { width, height, channels: 4 } }).flatten({ background: '#fff' });
  }
  const input = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  return (await input.metadata()).format === format ? input : undefined;
}

const AVATAR_SIDE = 320;

/** A square WebP of 320 pixels from the middle of a picture; undefined if it isn't a picture. */
export async function makeAvatar(picture: Uint8Array, owner: string): Promise<Buffer | undefined> {
  return await inTurn({ key: owner }, async () => {
    try {
      const input = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { format } = await input.metadata();
      if (!Object.values<string>(FORMATS).includes(format)) return undefined;
      return await input.autoOrient().resize(AVATAR_SIDE, AVATAR_SIDE, { fit: 'cover' }).webp().toBuffer();
    } catch {
      return undefined;
    }
  });
}

const THUMBNAIL_SIDE = 640;

/** A WebP of at most 640 pixels a side, and the size of the picture itself; undefined if it isn't a picture. */
export async function makeThumbnail(
  picture: Uint8Array,
  owner: string,
): Promise<{ content: Buffer; width: number; height: number } | undefined> {
  return await inTurn({ key: owner }, async () => {
    try {
      const input = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { width, height } = await input.metadata();
      const content = await input
        .resize(THUMBNAIL_SIDE, THUMBNAIL_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp()
        .toBuffer();
      return { content, width, height };
    } catch {
      return undefined;
    }
  });
}

const CONTENT_SIDE = 2000;

/** A picture of content. */
interface ContentPicture {
  content: Buffer;
  width: number;
  height: number;
}

/** A WebP of at most 2,000 pixels a side without place or camera; undefined if it isn't a picture that we take. */
export async function makeContentPicture(
  picture: Uint8Array,
  owner: string,
): Promise<ContentPicture | undefined> {
  return await inTurn({ key: owner }, async () => {
    try {
      const input = sharp(picture, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
      const { format } = await input.metadata();
      if (!Object.values<string>(FORMATS).includes(format)) return undefined;
      const { data, info } = await input
        .autoOrient()
        .resize(CONTENT_SIDE, CONTENT_SIDE, { fit: 'inside', withoutEnlargement: true })
        .webp()
        .toBuffer({ resolveWithObject: true });
      return { content: data, width: info.width, height: info.height };
    } catch {
      return undefined;
    }
  });
}
