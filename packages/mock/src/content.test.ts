import {
  getAwards,
  getHelpArticle,
  getStarArticle,
  listBanners,
  listEvents,
  listHelp,
  listStarArticles,
  rateHelpArticle,
  startParticipation,
} from '@yayan/api-client';
import { mockListBanners, mockListHelp } from '@yayan/api-client/mocks';
import { expect, test } from 'vitest';
import { open, reasonOf } from './testing/calling.ts';
import { openMock } from './testing/open-mock.ts';

const EXTERNAL = 'c3Wn8sV5tYhD';
const ALL_HELP = 21;

test('help is listed by category and word, read by its number, and rated', async () => {
  const { client } = await open({
    seed: [
      mockListHelp({
        id: ALL_HELP,
        title: '帮助中心',
        sections: [
          { id: 211, title: '任务', articles: [{ id: 2103, title: '为什么没入选？', summary: '人群不同' }] },
          { id: 213, title: '兑换', articles: [{ id: 2131, title: '多久到账？', summary: '一到三天' }] },
        ],
      }),
    ],
  });
  const titles = async (query: Parameters<typeof listHelp>[0]): Promise<string[]> =>
    (await listHelp(query, { client })).sections.flatMap(({ articles }) =>
      articles.map(({ title }) => title),
    );
  expect(await titles({ categoryId: ALL_HELP })).toEqual(['为什么没入选？', '多久到账？']);
  expect(await titles({ categoryId: 213 })).toEqual(['多久到账？']);
  expect(await titles({ categoryId: ALL_HELP, keyword: '到账 三天' })).toEqual(['多久到账？']);
  expect(await titles({ categoryId: ALL_HELP, keyword: '退款' })).toEqual([]);
  expect(await reasonOf(listHelp({ categoryId: 999 }, { client }))).toBe('NOT_FOUND');

  const read = () => getHelpArticle('2131', { client });
  expect(await read()).toMatchObject({ title: '多久到账？', category: { id: 213 }, helpful: null });
  await rateHelpArticle('2131', { helpful: false }, { client });
  expect((await read()).helpful).toBe(false);
  expect((await getHelpArticle('2103', { client })).helpful).toBeNull();
  expect(await reasonOf(getHelpArticle('9', { client }))).toBe('NOT_FOUND');
  expect(await reasonOf(rateHelpArticle('9', { helpful: true }, { client }))).toBe('NOT_FOUND');
});

test('events and banners follow the clock', async () => {
  let now = Date.parse('2026-12-01T00:00:00Z');
  const banner = {
    id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
    title: '双旦',
    image: '/b.webp',
    wideImage: null,
  };
  const endsAt = '2027-01-03T16:00:00.000Z';
  const { client } = openMock({
    now: () => now,
    seed: [mockListBanners({ items: [{ ...banner, link: '/christmas', endsAt }] })],
  });
  const running = async () => (await listEvents({ state: 'running' }, { client })).items;
  expect((await listEvents({}, { client })).items).toMatchObject([{ state: 'upcoming' }]);
  expect(await running()).toEqual([]);
  now = Date.parse('2026-12-24T00:00:00Z');
  expect(await running()).toMatchObject([{ state: 'running', link: '/christmas' }]);
  expect((await listBanners({}, { client })).items).toHaveLength(1);
  now = Date.parse(endsAt);
  expect((await listEvents({}, { client })).items).toMatchObject([{ state: 'ended' }]);
  expect((await listBanners({}, { client })).items).toEqual([]);
});

test('awards are those of their month, and a finished survey counts for the member', async () => {
  const { mock, client } = await open();
  const { month, mine, categories } = await getAwards({}, { client });
  expect(categories).not.toEqual([]);
  expect(await getAwards({ month: '2026-01' }, { client })).toMatchObject({
    month: '2026-01',
    categories: [],
  });
  const { url } = await startParticipation({ taskHashId: EXTERNAL }, { client });
  await mock.fetch(new Request(url ?? ''));
  const later = await getAwards({ month: month ?? '' }, { client });
  expect(later.mine?.surveys).toBe((mine?.surveys ?? 0) + 1);
  expect((await getAwards({}, { client: openMock().client })).mine).toBeNull();
});

test('only an article that is listed can be read', async () => {
  const { client } = openMock();
  const [article] = (await listStarArticles({ client })).items;
  expect(await getStarArticle(article?.id ?? '', { client })).toMatchObject({ title: article?.title });
  expect(await reasonOf(getStarArticle('LuckyDraw2026a', { client }))).toBe('NOT_FOUND');
});
