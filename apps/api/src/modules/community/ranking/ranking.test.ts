import { RankingChoice, RankingPeriod } from '@yayan/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cast, freshMobile, TestSystem } from '../../../../test/system/test-system.ts';
import type { Asker } from '../../../../test/calls/call-operation.ts';
import { transfer } from '../../ledger/module.ts';
import { changeNickname } from '../../member/profile/profile.ts';
import { askToClose, closeDue } from '../../../../test/member/closing.ts';
import { makeRankings } from './make-rankings.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

const DAY_MS = 86_400_000;
const SURVEY = 'Mao9rB4cHs6J';

let system: TestSystem;
let members: { id: string; asker: Asker }[];
beforeAll(async () => {
  system = await TestSystem.start();
  await sql`delete from participations where result = 1`.execute(system.platform.database.read);
  members = [];
  for (let index = 1; index <= 4; index += 1) {
    const asker = await system.signIn(freshMobile(index));
    members.push({ id: (await system.get('getAccount', {}, asker)).id, asker });
  }
});
afterAll(() => system.stop());

/** A survey that a member finished some days ago. */
async function finished(index: number, { coins, daysAgo = 0, earning = null }: SurveyFacts): Promise<void> {
  const { database, clock, random } = system.platform;
  const at = new Date(clock.now().getTime() - daysAgo * DAY_MS);
  const { id: task } = await database.read
    .selectFrom('tasks')
    .select('id')
    .where('hash_id', '=', SURVEY)
    .executeTakeFirstOrThrow();
  await sql`
    insert into participations (member_id, id, task_id, result, result_id, device, support_code, promised_coins,
      promised_credit, promised_consolation, paid_coins, started_at, ended_at, earning_state)
    values (${members[index]?.id ?? ''}, ${random.uuid()}, ${task}, 1, ${random.uuid()}, 1, 'RANK-RANK', ${coins},
      0, 0, ${coins}, ${at}, ${at}, ${earning})
    on conflict (member_id, task_id) do update set paid_coins = excluded.paid_coins`.execute(database.read);
}

interface SurveyFacts {
  coins: number;
  daysAgo?: number;
  earning?: 'pending' | 'takenBack' | null;
}

const ranking = (index?: number, period: RankingPeriod = RankingPeriod.All) =>
  system.get('getRanking', { query: { period } }, index === undefined ? {} : members[index]?.asker);
const choose = (index: number, choice: RankingChoice) =>
  system.get('chooseRankingDisplay', { body: { choice } }, members[index]?.asker);
const remake = () => makeRankings(system.platform);

describe('the star ranking', () => {
  it('13.1 orders by coins of finished surveys times the square of quality, and counts what has arrived only', async () => {
    await finished(0, { coins: 1_000 });
    await finished(1, { coins: 1_200 });
    await finished(2, { coins: 9_000, earning: 'pending' });
    const { database, clock } = system.platform;
    const at = clock.now();
    await database.transaction((tx) =>
      transfer(tx, {
        key: 'rank:quality',
        memberId: members[0]?.id ?? '',
        reason: 'corrected',
        cause: { kind: 'correction', id: 'rank', title: '更正' },
        legs: [{ asset: 'quality', amount: 20, platform: 'issue' }],
        at,
      }),
    );
    await remake();
    const { items, ranked, madeAt } = await ranking(0);
    expect(items.map(({ place, score, surveys, mine }) => [place, score, surveys, mine])).toEqual([
      [1, 1_000, 1, true],
      [2, 768, 1, false],
    ]);
    expect(ranked).toBe(2);
    expect(madeAt).toBe(at.toISOString());
    expect((await ranking(2)).mine).toBeNull();
    expect((await ranking()).mine).toBeNull();
  });

  it('13.2 tells each member what is missing to the next place', async () => {
    expect((await ranking(1)).mine).toEqual({
      place: 2,
      score: 768,
      surveys: 1,
      next: { place: 1, score: 233, surveys: 1 },
    });
    expect((await ranking(0)).mine).toMatchObject({ place: 1, next: null });
  });

  it('13.1 adds a month up again when coins were taken back, and starts anew with a month', async () => {
    await sql`update participations set earning_state = 'takenBack' where member_id = ${members[1]?.id ?? ''}`.execute(
      system.platform.database.read,
    );
    await remake();
    expect((await ranking()).ranked).toBe(1);
    await sql`update participations set earning_state = null where member_id = ${members[1]?.id ?? ''}`.execute(
      system.platform.database.read,
    );
    await remake();
    expect((await ranking(undefined, RankingPeriod.Month)).ranked).toBe(2);
  });

  it('13.3 masks names, and shows them only to a member’s separate consent, at once', async () => {
    const { nickname } = await system.get('getAccount', {}, members[0]?.asker);
    expect((await ranking()).items[0]?.name).not.toBe(nickname);
    await choose(0, RankingChoice.Named);
    expect((await ranking()).items[0]?.name).toBe(nickname);
    await choose(0, RankingChoice.Masked);
    expect((await ranking()).items[0]).toMatchObject({ avatar: null });
    expect((await ranking()).items[0]?.name).not.toBe(nickname);
  });

  it('13.3 opting out holds at once, also when the job had read the member before', async () => {
    const { database } = system.platform;
    let opted: Promise<unknown> | undefined;
    // The job's statement started before the member opted out, so it doesn't see the choice and places the member.
    const racing = {
      ...database,
      transaction: (async (work) => {
        opted ??= choose(1, RankingChoice.Hidden);
        return await database.transaction(work);
      }) as typeof database.transaction,
    };
    await makeRankings({ ...system.platform, database: racing });
    await opted;
    const { items, mine, choice } = await ranking(1);
    expect(items.map(({ place }) => place)).toEqual([1]);
    expect([mine, choice]).toEqual([null, 'hidden']);
  });

  it('13.4 who isn’t shown takes no place from the next run on', async () => {
    await choose(0, RankingChoice.Hidden);
    await choose(1, RankingChoice.Masked);
    await remake();
    expect((await ranking(1)).mine?.place).toBe(1);
    await choose(0, RankingChoice.Masked);
  });

  it('a new month begins with an empty list, and last month still counts for all time', async () => {
    system.clock.advance(32 * DAY_MS);
    for (const member of members)
      member.asker = await system.signIn(freshMobile(members.indexOf(member) + 1));
    await remake();
    expect(await ranking(undefined, RankingPeriod.Month)).toMatchObject({ ranked: 0, items: [] });
    expect((await ranking()).ranked).toBe(2);
  });

  it('13.3 a new nickname is read at once, and who closes their account is gone without a run of the job', async () => {
    const index = 0;
    const asker = members[index]?.asker ?? {};
    await choose(index, RankingChoice.Named);
    const names = async () => (await ranking()).items.map(({ name }) => name);
    const { nickname } = await system.get('getAccount', {}, asker);
    expect(await names()).toContain(nickname);
    await changeNickname(
      system,
      byMember(members[index]?.id ?? '', { body: { nickname: '换了名字的小芽' } }),
    );
    expect(await names()).toContain('换了名字的小芽');
    expect(await names()).not.toContain(nickname);
    await askToClose(system, asker, freshMobile(index + 1));
    expect(await names()).toContain('换了名字的小芽');
    system.clock.advance(8 * DAY_MS);
    await closeDue(system);
    expect(await names()).toHaveLength(1);
    expect(await names()).not.toContain('换了名字的小芽');
  });
});

describe('star articles', () => {
  it('13.5 one about a member is readable only while that member agrees to be named', async () => {
    const id = 'Tong2qIn7lUk';
    expect((await system.get('listStarArticles')).items.map((each) => each.id)).toContain(id);
    expect(await system.get('getStarArticle', { params: { id } })).toMatchObject({ author: '钻石会员小穗' });
    const exchanger = await system.signIn('13800000003');
    await system.get('chooseRankingDisplay', { body: { choice: RankingChoice.Masked } }, exchanger);
    expect((await system.get('listStarArticles')).items.map((each) => each.id)).not.toContain(id);
    expect((await system.call('getStarArticle', { params: { id } })).code).toBe(404);
  });

  it('13.3 a visitor can’t choose, and an unknown choice is refused', async () => {
    expect((await system.call('chooseRankingDisplay', { body: { choice: 'hidden' } })).status).toBe(401);
    const member = await system.signIn(cast.oldMember);
    const wrong = { body: { choice: 'everywhere' } } as never;
    expect((await system.call('chooseRankingDisplay', wrong, member)).status).toBe(400);
  });
});
