import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestSystem } from '../../../../test/system/test-system.ts';
import { bannerRule } from './banner-rule.ts';
import { eventRule } from './event-rule.ts';
import { noticeRule, popupRule } from './message-rules.ts';

let system: TestSystem;
beforeAll(async () => {
  system = await TestSystem.start({ seeded: false });
});
afterAll(() => system.stop());

const read = async (rule: typeof bannerRule | typeof eventRule, id: string) =>
  await rule.read(system.platform.database.read, id, system.clock.now());

it('14.37 what a list no longer shows is still read by its id', async () => {
  const db = system.platform.database.read;
  await sql`
    insert into banners (id, place, position, title, image, wide_image, link, starts_at, ends_at)
    select gen_random_uuid(), 'task', nth, 'banner ' || nth, '/covers/phone.svg', null, '/task',
      now() - nth * interval '1 day', null
    from generate_series(1, 201) nth`.execute(db);
  await sql`
    insert into site_events (id, title, summary, cover, link, starts_at, ends_at)
    select gen_random_uuid(), 'event ' || nth, 's', '/covers/phone.svg', '/task', now() - nth * interval '1 day', now()
    from generate_series(1, 201) nth`.execute(db);
  const ids = await sql<{ banner: string; event: string }>`
    select b.id as banner, e.id as event from banners b, site_events e
    where b.title = 'banner 201' and e.title = 'event 201'`.execute(db);
  const [{ banner, event } = { banner: '', event: '' }] = ids.rows;
  expect((await bannerRule.list(db, system.clock.now())).map(({ id }) => id)).not.toContain(banner);
  expect(await read(bannerRule, banner)).toMatchObject({ title: 'banner 201' });
  expect((await eventRule.list(db, system.clock.now())).map(({ id }) => id)).not.toContain(event);
  expect(await read(eventRule, event)).toMatchObject({ title: 'event 201' });
});

it.each([bannerRule, eventRule, noticeRule, popupRule])(
  '14.37 an id of another form names no $kind',
  async (rule) => {
    expect(await rule.read(system.platform.database.read, 'no-such-id', system.clock.now())).toBeUndefined();
  },
);
