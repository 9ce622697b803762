import { expect, test } from 'vitest';
import { shareCardOf } from './share-card-of.ts';

const origin = 'https://www.yayan.example';

test('rule 10.35: a shared page keeps its address with invite code and id, and has the title of its kind', () => {
  expect(shareCardOf({ origin, pathname: '/course/7', search: '?c=ab' })).toMatchObject({
    title: '芽言课程',
    link: `${origin}/course/7?c=ab`,
  });
});

test('rule 10.35: a page that only its member may see shares the site, and nothing of its address', () => {
  expect(shareCardOf({ origin, pathname: '/home/gold', search: '?record=12' })).toMatchObject({
    title: '芽言：贡献新想法，创造新生活',
    link: `${origin}/`,
  });
});
