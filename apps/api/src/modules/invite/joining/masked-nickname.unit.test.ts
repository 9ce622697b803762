import { expect, test } from 'vitest';
import { maskedNickname } from './masked-nickname.ts';

test.each([
  ['芽友3K8P', '芽*P'],
  ['小满', '小*'],
  ['😀笑一笑😀', '😀*😀'],
])('%s is shown to others as %s', (nickname, shown) => {
  expect(maskedNickname(nickname)).toBe(shown);
});
