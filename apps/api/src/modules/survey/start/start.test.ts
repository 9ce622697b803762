import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { allTogether } from '../../../../test/together.ts';
import { transfer } from '../../ledger/module.ts';
import { allowNetwork, blockNetwork, markNetwork } from '../../task/participation/blocked-networks.ts';
import { taskDetail } from '../../task/detail/task-detail.ts';
import { getSurveyResult } from '../answering/survey-result.ts';
import { meal, seated, short } from '../../../../test/survey/short-survey.ts';
import {
  refusalOf,
  startTask,
  submit,
  testSurvey,
  type TestMember,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import { byMember } from '../../../../test/calls/by-member.ts';

let database: Database;
let survey: TestSurvey;
let city: string | null = null;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database, { memberCity: () => Promise.resolve(city) });
});
afterAll(() => database.close());

const operator = '林晓';
const marked = (address: string) => markNetwork(survey.deps, address) ?? expect.fail();
const block = (address: string) =>
  blockNetwork(survey.deps, { network: marked(address), operator, reason: 'proxy' });
const allow = (address: string) => allowNetwork(survey.deps, { index: marked(address).index, operator });

describe('starting', () => {
  it('answers the same participation when started again, and the result after it ended', async () => {
    const { deps, task, member, id } = await seated(survey);
    expect(await startTask(survey, member, task)).toEqual({
      sessionId: id,
      kind: 'hosted',
      url: null,
      resultId: null,
    });
    deps.clock.advance(60_000);
    const { resultId } = await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    expect(await refusalOf(startTask(survey, member, task))).toMatchObject({
      name: 'ALREADY_JOINED',
      data: { resultId, result: 1, endedAt: deps.clock.now().toISOString() },
    });
  });

  it('refuses a task that is unknown, not yet open, over or full', async () => {
    const member = await survey.member();
    const now = survey.deps.clock.now().getTime();
    const soon = await survey.host(short, { startsAt: new Date(now + 1000) });
    const over = await survey.host(short, { endsAt: new Date(now) });
    const full = await survey.host(short, { seats: 0 });
    expect(await refusalOf(startTask(survey, member, { hashId: 'never0000000' }))).toMatchObject({
      name: 'NOT_FOUND',
    });
    expect(await refusalOf(startTask(survey, member, soon))).toMatchObject({ name: 'TASK_NOT_STARTED' });
    expect(await refusalOf(startTask(survey, member, over))).toMatchObject({ name: 'TASK_ENDED' });
    expect(await refusalOf(startTask(survey, member, full))).toMatchObject({ name: 'TASK_FULL' });
  });

  it('refuses a device that the task excludes, and says which devices it allows', async () => {
    const task = await survey.host(short, { devices: [2] });
    const member = await survey.member();
    expect(await refusalOf(startTask(survey, member, task))).toMatchObject({ name: 'TASK_NOT_FOR_DEVICE' });
    const { eligibility } = await taskDetail(survey.deps, member.id, 1, task.hashId);
    expect(eligibility).toMatchObject({
      canStart: false,
      obstacle: { kind: 'device', text: '这个任务要用电脑完成' },
    });
  });

  it('pauses a member whose quality is below 40, and refuses one below 60 for a task that requires 60', async () => {
    const member = await survey.member();
    const lower = (key: string, amount: number) =>
      database.transaction((tx) =>
        transfer(tx, {
          key: `${key}:${member.id}`,
          memberId: member.id,
          reason: 'corrected',
          cause: { kind: 'correction', id: key, title: '' },
          legs: [{ asset: 'quality', amount, platform: 'issue' }],
          at: survey.deps.clock.now(),
        }),
      );
    const demanding = await survey.host(short, { minimumQuality: 60 });
    await lower('a', -21);
    expect(await refusalOf(startTask(survey, member, demanding))).toMatchObject({ name: 'NOT_ELIGIBLE' });
    await lower('b', -20);
    expect(await refusalOf(startTask(survey, member, await survey.host(short)))).toMatchObject({
      name: 'QUALITY_PAUSED',
    });
  });

  it('asks for consent if data goes to a third party, and stores when it was given and for what', async () => {
    const task = await survey.host(short);
    await sql`update tasks set texts = jsonb_set(texts, '{dataUse,consentRequired}', 'true') where id = ${task.id}`.execute(
      database.read,
    );
    const member = await survey.member();
    expect(await refusalOf(startTask(survey, member, task))).toMatchObject({ name: 'CONSENT_REQUIRED' });
    expect(await refusalOf(startTask(survey, member, task, false))).toMatchObject({
      name: 'CONSENT_REQUIRED',
    });
    const { sessionId } = await startTask(survey, member, task, true);
    const kept = await database.read
      .selectFrom('participations')
      .select(['consent_at', 'consent_text'])
      .where('id', '=', sessionId)
      .executeTakeFirstOrThrow();
    expect(kept.consent_at).toEqual(survey.deps.clock.now());
    expect(kept.consent_text).toMatchObject({ recipient: '芽言', consentRequired: true });
  });
});

describe('results at the start', () => {
  it('6: a browser that refuses cookies, and one that another member used, no matter what its local storage says', async () => {
    const task = await survey.host(short);
    const [first, second, third] = [await survey.member(), await survey.member(), await survey.member()];
    await startTask(survey, first, task);
    const same = await startTask(
      survey,
      { ...second, origin: { ...second.origin, browser: first.origin.browser } },
      task,
    );
    const none = await startTask(
      survey,
      { ...third, origin: { ...third.origin, browser: { id: 'x'.repeat(22), returned: false } } },
      task,
    );
    expect([same.kind, none.kind]).toEqual(['ended', 'ended']);
    const used = await getSurveyResult(
      survey.deps,
      byMember(second.id, { params: { id: same.resultId ?? '' } }),
    );
    const unknown = await getSurveyResult(
      survey.deps,
      byMember(third.id, { params: { id: none.resultId ?? '' } }),
    );
    expect(used).toMatchObject({
      result: 6,
      earned: { coins: 0, state: 'none' },
      next: { kind: 'anotherTask' },
    });
    expect(unknown).toMatchObject({ result: 6, next: { kind: 'cookieGuide' } });
  });

  it('5: one member more than the task allows for a network, whichever address of it they use', async () => {
    const task = await survey.host(short, { networkLimit: 2 });
    const at = async (address: string) => {
      const member = await survey.member();
      return (await startTask(survey, { ...member, origin: { ...member.origin, address } }, task)).kind;
    };
    expect(await at('2001:db8:1:2::1')).toBe('hosted');
    expect(await at('2001:db8:1:2:ffff::9')).toBe('hosted');
    expect(await at('2001:db8:1:2:3:4:5:6')).toBe('ended');
    expect(await at('2001:db8:1:3::1')).toBe('ended'); // The same /56, which is one household.
    for (const block of ['1000', '1100', '1200', '1300'])
      expect(await at(`2001:db8:1:${block}::1`)).toBe('hosted');
    expect(await at('2001:db8:1:1400::1')).toBe('ended'); // The /48 has three times the limit.
    expect(await at('2001:db8:2::1')).toBe('hosted');
  });

  it('5: an address of IPv4 has four times the limit, because an office may share it', async () => {
    const task = await survey.host(short, { networkLimit: 2 });
    const members = await Promise.all(Array.from({ length: 12 }, () => survey.member()));
    const kinds = await allTogether(12, async (index) => {
      const member = members[index] ?? expect.fail();
      return (
        await startTask(survey, { ...member, origin: { ...member.origin, address: '198.51.100.7' } }, task)
      ).kind;
    });
    expect(kinds.filter((kind) => kind === 'hosted')).toHaveLength(8);
  });

  it('5: a /24 has five times the limit, also when its people start at the same time', async () => {
    const task = await survey.host(short, { networkLimit: 2 });
    const members = await Promise.all(Array.from({ length: 14 }, () => survey.member()));
    const kinds = await allTogether(14, async (index) => {
      const member = members[index] ?? expect.fail();
      const origin = { ...member.origin, address: `198.51.100.${index}` };
      return (await startTask(survey, { ...member, origin }, task)).kind;
    });
    expect(kinds.filter((kind) => kind === 'hosted')).toHaveLength(10);
  });

  it.each(['203.0.113.7/24', '2001:db8:9:2ff::/56', '2001:db8:9::/48'])(
    '5: a block %s that an operator blocked, from any of its addresses',
    async (network) => {
      const task = await survey.host(short);
      const at = async (address: string) => {
        const member = await survey.member();
        return (await startTask(survey, { ...member, origin: { ...member.origin, address } }, task)).kind;
      };
      const address = network.startsWith('203') ? '203.0.113.200' : '2001:db8:9:201::8';
      await block(network);
      expect(await at(address)).toBe('ended');
      await allow(network);
      expect(await at(address)).toBe('hosted');
    },
  );

  it('5: a network that is on the block list', async () => {
    const task = await survey.host(short);
    const member = await survey.member();
    const address = '203.0.113.7';
    await block(address);
    const from = async (who: TestMember) =>
      await startTask(survey, { ...who, origin: { ...who.origin, address: '::ffff:203.0.113.7' } }, task);
    const { resultId } = await from(member);
    expect(
      await getSurveyResult(survey.deps, byMember(member.id, { params: { id: resultId ?? '' } })),
    ).toMatchObject({ result: 5 });
    await allow(address);
    expect((await from(await survey.member())).kind).toBe('hosted');
  });

  it('7: a city outside the task, but not a member without a stated city', async () => {
    const task = await survey.host(short, { cities: ['上海'] });
    const [inside, outside, unsaid] = [await survey.member(), await survey.member(), await survey.member()];
    city = '上海';
    expect((await startTask(survey, inside, task)).kind).toBe('hosted');
    city = '杭州';
    const { resultId } = await startTask(survey, outside, task);
    expect(
      await getSurveyResult(survey.deps, byMember(outside.id, { params: { id: resultId ?? '' } })),
    ).toMatchObject({ result: 7 });
    city = null;
    expect((await startTask(survey, unsaid, task)).kind).toBe('hosted');
  });
});
