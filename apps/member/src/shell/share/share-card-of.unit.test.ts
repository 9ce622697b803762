import { expect, test } from 'vitest';
import { shareCardOf } from './share-card-of.ts';

const origin = 'https://www.yayan.example';
const loading = { tab: '芽言-课程详情', route: '课程详情' };

test('rule 10.35: a shared page keeps its address with invite code and id, and has the title of its kind', () => {
  expect(shareCardOf({ origin, pathname: '/course/7', search: '?c=ab' }, loading)).toMatchObject({
    title: '芽言课程',
    link: `${origin}/course/7?c=ab`,
  });
});

test('rule 10.35: a page of one object has its name as soon as it is known', () => {
  const titles = { ...loading, tab: '芽言-认识配额' };
  expect(shareCardOf({ origin, pathname: '/course/7', search: '' }, titles).title).toBe('认识配额');
});

test('rule 10.35: a page that only its member may see shares the site, and nothing of its address or title', () => {
  const titles = { tab: '芽言-我的金币', route: '金币' };
  expect(shareCardOf({ origin, pathname: '/home/gold', search: '?record=12' }, titles)).toMatchObject({
    title: '芽言：贡献新想法，创造新生活',
    link: `${origin}/`,
  });
});
