import { access } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { listBanners, listLoginBanners } from './banners.ts';
import { listEvents } from './events.ts';
import { seedContent } from '../../../demo/content/seed.ts';
import { insertContent } from './store.ts';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
  await seedContent(system.platform);
  await seedContent(system.platform);
});
afterAll(() => system.stop());

const newId = (): string => system.platform.random.uuid();
const day = (offset: number): Date => new Date(system.clock.now().getTime() + offset * 86_400_000);

describe('banners', () => {
  test('of a place, in their order', async () => {
    const { items } = await listBanners(system.platform, { query: { place: 'home' } });
    expect(items.map(({ title }) => title)).toEqual(['100 金币 = 1 元，到福利兑换看看']);
    expect((await listLoginBanners(system.platform)).items).toHaveLength(1);
  });

  test('without a place, all but those of the login page', async () => {
    expect((await listBanners(system.platform, { query: {} })).items).toHaveLength(3);
  });

  test('only those that run now', async () => {
    const banner = { title: 'x', image: '/x.svg', wide_image: null, link: null, place: 'task', position: 9 };
    const times = [
      { id: newId(), starts_at: day(1), ends_at: null },
      { id: newId(), starts_at: day(-2), ends_at: day(0) },
      { id: newId(), starts_at: day(0), ends_at: day(1) },
    ];
    await system.platform.database.transaction((tx) =>
      insertContent(tx, { banners: times.map((time) => ({ ...banner, ...time })), events: [] }),
    );
    const { items } = await listBanners(system.platform, { query: { place: 'task' } });
    expect(items.map(({ id }) => id)).toEqual([times[2]?.id]);
  });

  test('every picture of the seed is a file of the member site', async () => {
    const lists = (['home', 'landing', 'exchange'] as const).map((place) =>
      listBanners(system.platform, { query: { place } }),
    );
    lists.push(listLoginBanners(system.platform));
    const items = (await Promise.all(lists)).flatMap((list) => list.items);
    const pictures = new Set(items.flatMap(({ image, wideImage }) => [image, wideImage ?? image]));
    for (const picture of pictures)
      await access(new URL(`../../../../member/public${picture}`, import.meta.url));
    expect(pictures.size).toBe(6);
  });
});

describe('events', () => {
  beforeAll(async () => {
    const event = { summary: '', cover: '/x.svg', link: null };
    const events = [
      { ...event, id: newId(), title: '上月', starts_at: day(-60), ends_at: day(-30) },
      { ...event, id: newId(), title: '刚结束', starts_at: day(-20), ends_at: day(0) },
      { ...event, id: newId(), title: '明天', starts_at: day(1), ends_at: day(2) },
    ];
    await system.platform.database.transaction((tx) => insertContent(tx, { banners: [], events }));
  });

  test('running first, then upcoming, then ended, page by page without gap or repetition', async () => {
    const titles: string[] = [];
    let cursor: string | undefined;
    do {
      const page = await listEvents(system.platform, { query: { limit: 2, ...(cursor && { cursor }) } });
      titles.push(...page.items.map(({ title, state }) => `${title} ${state}`));
      cursor = page.nextCursor ?? undefined;
    } while (cursor);
    expect(titles).toEqual(['月度评选 running', '明天 upcoming', '刚结束 ended', '上月 ended']);
  });

  test('of one state', async () => {
    const { items } = await listEvents(system.platform, { query: { state: 'ended' } });
    expect(items.map(({ title }) => title)).toEqual(['刚结束', '上月']);
  });

  test.each(['x', '3_2026-11-21T00:00:00.000Z_0', '0_0_0'])(
    'a foreign cursor is MALFORMED: %s',
    async (cursor) => {
      await expect(listEvents(system.platform, { query: { cursor } })).rejects.toMatchObject({
        name: 'MALFORMED',
      });
    },
  );
});
