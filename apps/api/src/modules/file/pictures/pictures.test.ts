import { crc32 } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type FileTest, newOwner, startFileTest } from '../../../../test/file/upload-world.ts';
import { signFileUrl } from '../files.ts';
import type { UploadModule } from '@yayan/contract';

const SECRET = 'SecretPhone';
const PAYLOAD = '<script>alert(document.domain)</script>';
const FORMATS = ['jpeg', 'png', 'webp', 'gif'] as const;
type Format = (typeof FORMATS)[number];
const extensionOf = (format: Format): string => (format === 'jpeg' ? 'jpg' : format);

/** A picture of 40 by 20 pixels, left half red, right half blue, with place, camera and every kind of metadata. */
const half = async (background: string): Promise<Buffer> =>
  await sharp({ create: { width: 20, height: 20, channels: 3, background } })
    .png()
    .toBuffer();
async function pictureWithMetadata(format: Format, orientation = 1): Promise<Buffer> {
  return await sharp(await half('#f00'))
    .extend({ right: 20, background: '#00f' })
    .withExif({
      IFD0: { Make: SECRET, ImageDescription: PAYLOAD },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '31/1 13/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '121/1 28/1 0/1',
      },
    })
    .withXmp(`<x:xmpmeta xmlns:x="adobe:ns:meta/"><!--${SECRET}${PAYLOAD}--></x:xmpmeta>`)
    .withMetadata({ orientation })
    .toFormat(format)
    .toBuffer();
}

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
};
/** The position after the first bytes of a picture where its format allows comments. */
const commented = (picture: Buffer, format: Format, text: string): Buffer => {
  const data = Buffer.from(text);
  const insert = (at: number, piece: Buffer): Buffer =>
    Buffer.concat([picture.subarray(0, at), piece, picture.subarray(at)]);
  if (format === 'jpeg')
    return insert(2, Buffer.concat([Buffer.from([0xff, 0xfe, 0, data.length + 2]), data]));
  if (format === 'png') return insert(33, chunk('tEXt', Buffer.concat([Buffer.from('Comment\0'), data])));
  if (format === 'gif')
    return insert(
      picture.length - 1,
      Buffer.concat([Buffer.from([0x21, 0xfe, data.length]), data, Buffer.alloc(1)]),
    );
  const size = Buffer.alloc(4);
  size.writeUInt32LE(data.length);
  const longer = Buffer.concat([picture, Buffer.from('XMP '), size, data, Buffer.alloc(data.length % 2)]);
  longer.writeUInt32LE(longer.length - 8, 4);
  return longer;
};

/** File contents of types that we don't accept, and of accepted types to upload under a wrong extension. */
async function contents(): Promise<Record<string, Buffer>> {
  const pictures = await Promise.all(
    FORMATS.map(async (format) => [extensionOf(format), await pictureWithMetadata(format)] as const),
  );
  const text = (start: string): Buffer => Buffer.from(`${start}${' and more of it'.repeat(8)}`, 'latin1');
  return {
    ...Object.fromEntries(pictures),
    mp4: text('\0\0\0\x20ftypisom\0\0\x02\0'),
    mov: text('\0\0\0\x14ftypqt  \0\0\x02\0'),
    webm: text('\x1a\x45\xdf\xa3\x01\0\0\0\0\0\0\x1f'),
    pdf: text('%PDF-1.7\n'),
    svg: text(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${PAYLOAD}</svg>`),
    'svg with a declaration': text(`<?xml version="1.0"?><svg>${PAYLOAD}</svg>`),
    html: text(`<!doctype html>${PAYLOAD}`),
    'html behind spaces': text(`        \n\n<html>${PAYLOAD}`),
    xml: text('<?xml version="1.0"?><?xml-stylesheet href="x.xsl" type="text/xsl"?><x/>'),
    'a byte order mark': text('\xef\xbb\xbf<html>'),
    zip: text('PK\x03\x04'),
    exe: text('MZ\x90\0'),
    elf: text('\x7fELF'),
    bmp: text('BM\x36\0\0\0'),
    tiff: text('II*\0\x08\0\0\0'),
    heic: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    avif: text('\0\0\0\x1cftypavif\0\0\0\0avifmif1'),
    'the name of a PNG': text('\x89PNG\r\n'),
    'a JPEG’s two bytes': text('\xff\xd8<html>'),
    'GIF as text': text('GIF89<html>'),
    'RIFF that is sound': text('RIFF\x24\0\0\0WAVEfmt '),
    'a PDF later on': text('    %PDF-1.7'),
    nothing: Buffer.alloc(64),
  };
}

const MODULES: Readonly<Record<string, UploadModule>> = {
  jpg: 'avatar',
  png: 'avatar',
  webp: 'avatar',
  gif: 'avatar',
  mp4: 'task',
  mov: 'task',
  webm: 'task',
  pdf: 'cooperate',
};
let files = 0;
afterAll(() => expect(files).toBeGreaterThanOrEqual(200));

describe.each(['own store', 'bucket with V4'] as const)('U2 in the %s', (store) => {
  let t: FileTest;
  beforeAll(async () => {
    t = await startFileTest(store);
  });
  afterAll(async () => await t.stop());

  const take = async (content: Buffer, extension: string, owner = newOwner()) => {
    const module = MODULES[extension] ?? 'avatar';
    const key = await t.upload(owner, content, { module, extension });
    files += 1;
    return await signFileUrl(t.files, owner, t.files.store.addressOf(key));
  };
  const kept = async (content: Buffer, extension: string): Promise<Buffer> =>
    (await t.read((await take(content, extension)).url)).body;

  test('a file whose content is of another type is refused under every extension', async () => {
    const extensions = Object.keys(MODULES);
    for (const [n, [name, content]] of Object.entries(await contents()).entries())
      // Both stores share this check, so the second store tries only two extensions for each content.
      for (const extension of store === 'own store' ? extensions : [extensions[n % 8] ?? '', 'jpg']) {
        const taken = take(content, extension);
        if (name === extension) await expect(taken, name).resolves.toBeTruthy();
        else
          await expect(taken, `${name} as ${extension}`).rejects.toMatchObject({ name: 'FILE_TYPE_REFUSED' });
      }
  });

  test.each(FORMATS)('only the visible pixels of a %s are kept, upright', async (format) => {
    for (let orientation = 1; orientation <= 8; orientation += 1) {
      const content = await pictureWithMetadata(format, orientation);
      const picture = await kept(content, extensionOf(format));
      const { exif, xmp, icc, iptc, orientation: turned, ...seen } = await sharp(picture).metadata();
      expect({ exif, xmp, icc, iptc, turned: turned ?? 1 }).toEqual({
        exif: undefined,
        xmp: undefined,
        icc: undefined,
        iptc: undefined,
        turned: 1,
      });
      // GIF has no orientation.
      const sideways = format !== 'gif' && orientation > 4;
      expect([seen.format, seen.width, seen.height]).toEqual([format, ...(sideways ? [20, 40] : [40, 20])]);
      for (const secret of [SECRET, '<script', 'GPS']) expect(picture.includes(secret)).toBe(false);
    }
  });

  test.each(FORMATS)('no hidden data in a %s is kept', async (format) => {
    const picture = await pictureWithMetadata(format);
    const hidden = {
      'a page behind it': Buffer.concat([picture, Buffer.from(PAYLOAD)]),
      'an archive behind it': Buffer.concat([picture, Buffer.from(`PK\u0003\u0004${PAYLOAD}`)]),
      'a second picture behind it': Buffer.concat([picture, picture]),
      'a page in a comment': commented(picture, format, PAYLOAD),
      'a script that begins in a comment': commented(picture, format, `*/=1;${PAYLOAD}/*`),
    };
    for (const [name, content] of Object.entries(hidden)) {
      const result = await kept(content, extensionOf(format));
      for (const secret of ['<script', 'PK\u0003\u0004', SECRET])
        expect([name, secret, result.includes(secret)]).toEqual([name, secret, false]);
    }
  });

  test.each(FORMATS)('a truncated or damaged %s is refused or repaired', async (format) => {
    const picture = await pictureWithMetadata(format);
    for (const part of [0.1, 0.3]) {
      const broken = Buffer.concat([
        picture.subarray(0, Math.max(16, picture.length * part)),
        Buffer.from(PAYLOAD),
      ]);
      const result = await kept(broken, extensionOf(format)).catch((error: Error) => error.name);
      expect(result).toSatisfy(
        (one: string | Buffer) => one === 'FILE_TYPE_REFUSED' || !one.includes('<script'),
      );
    }
  });

  test('only the first frame of an animation is kept', async () => {
    const frames = await sharp(Buffer.alloc(32 * 64 * 3, 90), {
      raw: { width: 32, height: 64, channels: 3, pageHeight: 32 },
    })
      .gif()
      .toBuffer();
    expect((await sharp(await kept(frames, 'gif')).metadata()).pages ?? 1).toBe(1);
  });
});
