import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '../../../test/seeded-random.ts';
import { testPlatform, type TestPlatform } from '../../../test/system/test-platform.ts';
import { undoRead } from './messages.ts';
import { listUnreadNotices, readNotices } from './notices.ts';
import { publishNotice, withdrawNotice } from './publish-notice.ts';
import { byMember } from '../../../test/calls/by-member.ts';

let system: TestPlatform;
beforeAll(async () => {
  system = await testPlatform();
});
afterAll(() => system.stop());

const now = (): number => system.clock.now().getTime();
const publish = async (publishAt?: Date): Promise<string> =>
  await publishNotice(
    system.platform,
    { title: '维护', summary: '今晚', body: '正文', pinned: false, ...(publishAt && { publishAt }) },
    { by: '林晓' },
  );
const marksOf = async (memberId: string): Promise<number> => {
  const { database } = system.platform;
  const rows = await Promise.all(
    (['notice_marks', 'notice_reads'] as const).map((table) =>
      database.read.selectFrom(table).select('read_at').where('member_id', '=', memberId).execute(),
    ),
  );
  return rows.flat().length;
};

describe('rule 7.9: what a member hasn’t read', () => {
  it('is right after any order of publishing, withdrawing, reading and undoing', async () => {
    const random = seededRandom(14);
    const memberId = system.platform.random.uuid();
    const published = new Map<string, number>();
    const read = new Set<string>();
    let last: { readAt: string; marked: string[] } | undefined;
    const shown = (): string[] => [...published].filter(([, at]) => at <= now()).map(([id]) => id);
    const mark = async (body: Parameters<typeof readNotices>[1]['body'], ids: string[]): Promise<void> => {
      const marked = ids.filter((id) => !read.has(id));
      const { readAt } = await readNotices(system.platform, byMember(memberId, { body }));
      for (const id of marked) read.add(id);
      last = { readAt, marked };
    };
    const steps: (() => Promise<void>)[] = [
      async () => void published.set(await publish(), now()),
      async () => {
        const at = now() + random.int(4) * 3_600_000;
        published.set(await publish(new Date(at)), at);
      },
      async () => {
        // A date in the past becomes the time of publishing.
        published.set(await publish(new Date(now() - 86_400_000)), now());
      },
      async () => {
        const id = [...published.keys()][random.int(published.size + 1)];
        if (id === undefined) return;
        await withdrawNotice(system.platform, id);
        published.delete(id);
      },
      async () => {
        const ids = [...published.keys()].filter(() => random.int(3) === 0);
        if (ids.length > 0)
          await mark(
            { scope: 'some', ids },
            ids.filter((id) => shown().includes(id)),
          );
      },
      async () => {
        const before = now() - random.int(3) * 1_800_000;
        const ids = shown().filter((id) => (published.get(id) ?? 0) <= before);
        await mark({ scope: 'all', before: new Date(before).toISOString() }, ids);
      },
      async () => {
        if (last === undefined || now() - Date.parse(last.readAt) > 10_000) return;
        await undoRead(system.platform, byMember(memberId, { body: { of: 'notices', readAt: last.readAt } }));
        for (const id of last.marked) read.delete(id);
        last = undefined;
      },
    ];
    for (let count = 0; count < 150; count += 1) {
      await steps[random.int(steps.length)]?.();
      const unread = shown().filter((id) => !read.has(id));
      const page = await listUnreadNotices(system.platform, byMember(memberId, { query: { limit: 100 } }));
      expect(new Set(page.items.map(({ id }) => id)), `step ${count}`).toEqual(new Set(unread));
      expect(page.unread, `step ${count}`).toBe(unread.length);
      system.clock.advance(random.int(3) === 0 ? 3_600_000 * random.int(3) : 1 + random.int(5_000));
    }
  });

  it('keeps one row of a member who reads all of them one by one, once no undo can ask for the others', async () => {
    const memberId = system.platform.random.uuid();
    for (let count = 0; count < 3; count += 1) await publish();
    const { items } = await listUnreadNotices(system.platform, byMember(memberId, { query: { limit: 100 } }));
    for (const { id } of items) {
      system.clock.advance(1_000);
      await readNotices(system.platform, byMember(memberId, { body: { scope: 'some', ids: [id] } }));
    }
    expect((await listUnreadNotices(system.platform, byMember(memberId, { query: {} }))).unread).toBe(0);
    system.clock.advance(2 * 3_600_000);
    await readNotices(
      system.platform,
      byMember(memberId, { body: { scope: 'all', before: new Date(now()).toISOString() } }),
    );
    expect(await marksOf(memberId)).toBe(1);
  });
});
