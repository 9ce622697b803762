import { expect, test } from 'vitest';
import { findMissingPart } from './missing-part.ts';

const asks = { prompt: '', textMin: 3, photosMin: 1, photosMax: 2, captionMin: 2, examples: [] };
const photo = { key: 'k1', name: '早餐.jpg', address: 'blob:1', caption: '豆浆' };

test('missing parts are named one at a time, in the page’s order', () => {
  expect(findMissingPart(asks, ' 好 ', [])).toEqual({ where: 'text', msg: '再写 2 个字就可以提交' });
  expect(findMissingPart(asks, '很好喝', [])).toEqual({ where: 'photos', msg: '再添加 1 张照片就可以提交' });
  const bare = findMissingPart(asks, '很好喝', [photo, { ...photo, key: 'k2', caption: '粥 ' }]);
  expect(bare).toEqual({ where: { captionOf: 'k2' }, msg: '说明至少写 2 个字' });
  expect(findMissingPart(asks, '很好喝', [photo])).toBeUndefined();
});

test('a character outside the Basic Multilingual Plane counts once', () => {
  expect(findMissingPart({ ...asks, photosMin: 0 }, '🍚🍚', [])).toMatchObject({ where: 'text' });
  expect(findMissingPart({ ...asks, photosMin: 0 }, '🍚🍚🍚', [])).toBeUndefined();
});
