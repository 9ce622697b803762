import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readBenefits } from './benefit-file.ts';

const file = new URL('../../../../data/exchange/benefits.json', import.meta.url);
const source = readFileSync(file, 'utf8');
const MOST_BYTES = 6_000;

test.each(readBenefits(source))('$title has a picture of its own below 6 kB', ({ cover }) => {
  const picture = readFileSync(new URL(`../../../../../member/public${cover}`, import.meta.url), 'utf8');
  expect(picture).toContain('viewBox="0 0 240 104"');
  expect(picture.length).toBeLessThan(MOST_BYTES);
});

test('no two benefits share a picture', () => {
  const covers = readBenefits(source).map(({ cover }) => cover);
  expect(new Set(covers).size).toBe(covers.length);
});

test.each(['http://example.com/a.png', 'javascript:alert(1)', '/covers/../../secret', '//example.com/a.png'])(
  'an imported benefit can not show %s',
  (address) => {
    expect(() => readBenefits(source.replace('/covers/video.svg', address))).toThrow('cover');
  },
);
