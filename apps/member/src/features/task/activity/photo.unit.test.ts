import { expect, test } from 'vitest';
import { photoExtension } from './photo.ts';

const MB = 1024 * 1024;

test.each([
  ['a.jpg', 'image/jpeg', 1, 'jpg'],
  ['IMG_1.HEIC', '', 1, 'heic'],
  ['IMG_1.heif', 'image/heif', 1, 'heif'],
  ['a.gif', 'image/gif', 1, undefined],
  ['heic', '', 1, undefined],
  ['IMG_1.HEIC', '', 10 * MB + 1, undefined],
])('%s of type %j with %i bytes is handed in as %s', (name, type, size, extension) => {
  expect(photoExtension({ name, type, size })).toBe(extension);
});
