import { expect, test } from 'vitest';
import { uuidPages } from './uuid-pages.ts';

test('packed ids come back in their order, so many at a time', () => {
  const ids = Array.from({ length: 5 }, () => crypto.randomUUID());
  const packed = Buffer.from(ids.join('').replaceAll('-', ''), 'hex');
  expect([...uuidPages(packed, 2)]).toEqual([ids.slice(0, 2), ids.slice(2, 4), ids.slice(4)]);
  expect([...uuidPages(new Uint8Array(), 2)]).toEqual([]);
});
