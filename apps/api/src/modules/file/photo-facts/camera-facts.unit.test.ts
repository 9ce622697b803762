import sharp from 'sharp';
import { expect, it } from 'vitest';
import { cameraFacts } from './camera-facts.ts';

const blank = () => sharp({ create: { width: 8, height: 8, channels: 3, background: '#abc' } });
const photo = async (exif: Parameters<ReturnType<typeof sharp>['withExif']>[0]): Promise<Buffer> =>
  await blank().withExif(exif).jpeg().toBuffer();
const place = {
  GPSLatitudeRef: 'S',
  GPSLatitude: '31/1 13/1 30/1',
  GPSLongitudeRef: 'E',
  GPSLongitude: '121/1 28/1 6/1',
};

it('11.3 of a photo the time and the camera are read, and not the place', async () => {
  const exif = {
    IFD0: { Make: 'HUAWEI', Model: 'Mate 70' },
    IFD2: { DateTimeOriginal: '2026:11:21 08:30:05' },
    IFD3: place,
  };
  expect(await cameraFacts(await photo(exif))).toEqual({
    takenAt: '2026-11-21 08:30:05',
    camera: 'HUAWEI Mate 70',
  });
});

it('11.3 a photo without it, with nonsense, or no photo has no facts', async () => {
  const nothing = { takenAt: null, camera: null };
  expect(await cameraFacts(await blank().jpeg().toBuffer())).toEqual(nothing);
  expect(await cameraFacts(Buffer.from('no picture'))).toEqual(nothing);
  const wrong = {
    IFD2: { DateTimeOriginal: 'yesterday' },
    IFD3: { ...place, GPSLatitude: '931/1 13/1 0/1' },
  };
  expect(await cameraFacts(await photo(wrong))).toEqual(nothing);
});

it('11.3 the name of a camera is cut and has no control characters', async () => {
  const { camera } = await cameraFacts(await photo({ IFD0: { Model: `<b>\n${'x'.repeat(200)}` } }));
  expect(camera).toBe(`<b>${'x'.repeat(77)}`);
});
