import { RankingChoice } from '@yayan/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { allTogether } from '../../../../test/together.ts';
import { reconcile } from '../../ledger/module.ts';
import { createMessages } from '../../message/module.ts';
import { eraseCommunity } from '../personal-data-store.ts';
import { communityChecks } from '../reconcile-community.ts';
import { confirmAwards } from './confirm-awards.ts';

let system: TestSystem;
let members: { id: string; asker: Asker }[];
beforeAll(async () => {
  system = await TestSystem.start();
  members = [];
  for (const index of [1, 2]) {
    const asker = await system.signIn(freshMobile(index));
    members.push({ id: (await system.get('getAccount', {}, asker)).id, asker });
  }
});
afterAll(() => system.stop());

const awards = (month: string, coins = 200) => ({
  month,
  awards: [
    {
      id: 'careful',
      title: '认真作答奖',
      criteria: '质量分 90 以上',
      coins,
      winners: members.map(({ id }) => ({ memberId: id, reason: '写得具体' })),
    },
  ],
});
const confirm = (month: string, { coins = 200 } = {}) =>
  confirmAwards({ ...system.platform, messages: createMessages(system.platform) }, awards(month, coins), {
    by: '林晓',
  });
const coinsOf = async (index: number) => (await system.get('getAccount', {}, members[index]?.asker)).coins;

describe('13.9 awards of a month', () => {
  it('a month that isn’t over is refused', async () => {
    await expect(confirm('2026-11')).rejects.toThrow('2026-11 isn');
  });

  it('winners are paid and told once, however often and with what sum they are confirmed', async () => {
    await allTogether(5, () => confirm('2026-10'));
    expect(await confirm('2026-10', { coins: 500 })).toBe(0);
    expect([await coinsOf(0), await coinsOf(1)]).toEqual([200, 200]);
    const { items } = await system.get('listMessages', {}, members[0]?.asker);
    expect(items.filter(({ title }) => title === '恭喜获得“认真作答奖”')).toHaveLength(1);
    const results = await reconcile(system.platform.database, communityChecks);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('names are masked, shown by consent, and missing for who isn’t shown', async () => {
    const winners = async () => (await system.get('getAwards', {}, members[1]?.asker)).categories[0]?.winners;
    expect((await winners())?.map(({ name, mine }) => [name?.includes('*'), mine])).toEqual([
      [true, false],
      [true, true],
    ]);
    await system.get('chooseRankingDisplay', { body: { choice: RankingChoice.Hidden } }, members[0]?.asker);
    expect((await winners())?.[0]).toMatchObject({ name: null, avatar: null });
    const { nickname } = await system.get('getAccount', {}, members[1]?.asker);
    await system.get('chooseRankingDisplay', { body: { choice: RankingChoice.Named } }, members[1]?.asker);
    expect((await winners())?.[1]?.name).toBe(nickname);
  });

  it('who leaves is listed no more, and what was said of them is deleted; what was paid stays', async () => {
    const { database } = system.platform;
    const leaving = members[1]?.id ?? '';
    await database.transaction((tx) => eraseCommunity(tx, leaving));
    const { categories } = await system.get('getAwards', {}, members[0]?.asker);
    expect(categories[0]?.winners).toMatchObject([{ mine: true }]);
    const kept = await database.read
      .selectFrom('award_winners')
      .select(['reason', 'coins'])
      .where('member_id', '=', leaving)
      .execute();
    expect(kept).toEqual([{ reason: '', coins: 200 }]);
    const results = await reconcile(database, communityChecks);
    expect(results.flatMap(({ findings }) => findings)).toEqual([]);
  });

  it('a month without awards is empty, and a wrong month is refused', async () => {
    const query = { month: '2025-01' };
    expect(await system.get('getAwards', { query })).toMatchObject({ month: '2025-01', categories: [] });
    expect((await system.call('getAwards', { query: { month: '2026-13' } })).status).toBe(400);
  });
});
