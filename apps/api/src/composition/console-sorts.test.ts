import type { ConsoleQueryOf } from '@yayan/contract/console';
import { expect, test } from 'vitest';
import { consoleCall } from '../../test/operator/console-calls.ts';
import { openConsole } from '../../test/operator/open-console.ts';

const { system, admin } = await openConsole('admin');

type Sorted = 'listOperatorMembers' | 'listHandIns' | 'listPartnerReports';

/** The ids of a whole list, read two at a time. */
async function idsOf(list: Sorted, query: ConsoleQueryOf<Sorted>): Promise<string[]> {
  const ids: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const page = { ...query, limit: 2, ...(cursor !== undefined && { cursor }) };
    const { data } = await consoleCall(system, list, { query: page }, admin);
    ids.push(...data.items.map(({ id }: { id: string }) => id));
    cursor = data.nextCursor;
  }
  return ids;
}

test.each<[Sorted, 'newest' | 'oldest']>([
  ['listOperatorMembers', 'newest'],
  ['listHandIns', 'oldest'],
  ['listPartnerReports', 'newest'],
])('14.93 %s is read from either end, by default the %s first', async (list, usual) => {
  const newest = await idsOf(list, { sort: 'newest' });
  expect(await idsOf(list, { sort: 'oldest' })).toEqual(newest.toReversed());
  expect(await idsOf(list, {})).toEqual(usual === 'newest' ? newest : newest.toReversed());
});

test('14.93 wins of a campaign are read from either end', async () => {
  const { data: campaigns } = await consoleCall(system, 'listOperatorCampaigns', {}, admin);
  for (const { id } of campaigns.items) {
    const [newest, oldest] = await Promise.all(
      (['newest', 'oldest'] as const).map(async (sort) => {
        const call = { params: { id }, query: { sort, limit: 100 } };
        return (await consoleCall(system, 'listCampaignWins', call, admin)).data.items;
      }),
    );
    expect(oldest).toEqual(newest?.toReversed());
  }
});

test('14.93 tasks that haven’t ended are sorted by their end', async () => {
  const sort = 'ending';
  const { data } = await consoleCall(system, 'listOperatorTasks', { query: { sort, limit: 100 } }, admin);
  const paged: string[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const query = { sort, limit: 2, ...(cursor !== undefined && { cursor }) };
    const page = await consoleCall(system, 'listOperatorTasks', { query }, admin);
    paged.push(...page.data.items.map(({ id }) => id));
    cursor = page.data.nextCursor;
  }
  expect(paged).toEqual(data.items.map(({ id }) => id));
  expect(data.count).toBe(paged.length);
  expect(data.items.some(({ state }) => state === 'ended')).toBe(false);
  const ends = data.items.map(({ endsAt }) => endsAt ?? '');
  expect(ends.length).toBeGreaterThan(1);
  expect(ends).toEqual(ends.toSorted());
});
