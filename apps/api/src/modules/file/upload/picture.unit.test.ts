import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeAvatar, reEncode } from './picture.ts';

test('twelve pictures of one member delay another member by one of them', async () => {
  const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: '#4a7' } })
    .png()
    .toBuffer();
  const done: string[] = [];
  const all = Array.from({ length: 12 }, () =>
    reEncode(picture, 'image/png', 'one').then(() => done.push('one')),
  );
  all.push(makeAvatar(picture, 'other').then(() => done.push('other')));
  await Promise.all(all);
  // The first two of the other member had their turns before: one ran, one was next.
  expect(done.indexOf('other')).toBeLessThanOrEqual(2);
});
