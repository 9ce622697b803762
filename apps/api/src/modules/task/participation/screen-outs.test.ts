import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { short } from '../../../../test/survey/short-survey.ts';
import {
  begin,
  save,
  testSurvey,
  type TestMember,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import { balances } from '../../ledger/module.ts';
import { resultReason } from '../results/result-reason.ts';
import { listTasks } from '../wall/wall.ts';
import { findParticipation } from './participations.ts';
import { endParticipation } from './end-participation.ts';
import { lockParticipation } from './participation-store.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

const coinsOf = async (member: TestMember): Promise<number> =>
  (await balances(database.read, member.id)).coins;
const todayOf = async (member: TestMember) => (await listTasks(survey.deps, member.id, 1, {})).today;

/** Starts a new task and is screened out after this long. Returns the text of the result page. */
async function screenedOut(member: TestMember, after = 60_000): Promise<string> {
  const id = await begin(survey.deps, member, await survey.host(short));
  survey.deps.clock.advance(after);
  await save(survey.deps, member, id, 'screening', { breakfast: 'never' }, 0);
  const own = (await findParticipation(database.read, member.id, id)) ?? expect.fail('gone');
  return resultReason(own, null);
}

it('rule 3.40: the fifth screen-out of a day pays 20 coins beside its consolation, once a day', async () => {
  const member = await survey.member();
  for (let count = 0; count < 4; count += 1) await screenedOut(member);
  expect(await coinsOf(member)).toBe(40);
  expect(await todayOf(member)).toMatchObject({ screenOuts: 4, screenedMinutes: 4, onlyHighMatches: false });
  expect(await screenedOut(member)).toContain('送你 30 金币，其中 20 是今天多次没入选的感谢金币');
  expect(await screenedOut(member)).toContain('送你 10 金币。');
  expect(await coinsOf(member)).toBe(80);
  survey.deps.clock.advance(86_400_000);
  expect(await todayOf(member)).toMatchObject({ screenOuts: 0, screenedMinutes: 0, consolationsLeft: 10 });
  await screenedOut(member);
  expect(await coinsOf(member)).toBe(90);
});

it('rule 3.40: thirty minutes in screen-outs pay it too, and one left open counts as twenty', async () => {
  const member = await survey.member();
  await screenedOut(member, 40 * 60_000);
  expect(await todayOf(member)).toMatchObject({ screenOuts: 1, screenedMinutes: 20 });
  expect(await screenedOut(member, 11 * 60_000)).toContain('今天多次没入选的感谢金币');
  expect(await coinsOf(member)).toBe(40);
});

it('rule 3.40: quick endings and what a partner’s quality check refused don’t count', async () => {
  const member = await survey.member();
  for (let count = 0; count < 4; count += 1) await screenedOut(member);
  await screenedOut(member, 1000);
  const id = await begin(survey.deps, member, await survey.host(short));
  survey.deps.clock.advance(60_000);
  await database.transaction(async (tx) => {
    const own = (await lockParticipation(tx, member.id, id)) ?? expect.fail('gone');
    await endParticipation(tx, survey.deps, own, {
      result: 2,
      detail: 'quality',
      at: survey.deps.clock.now(),
    });
  });
  expect(await todayOf(member)).toMatchObject({ screenOuts: 4 });
});

it('rule 3.40: two fifth ones at once pay it once', async () => {
  const member = await survey.member();
  for (let count = 0; count < 4; count += 1) await screenedOut(member);
  const started: string[] = [];
  for (let count = 0; count < 3; count += 1) {
    started.push(await begin(survey.deps, member, await survey.host(short), started.at(-1)));
    survey.deps.clock.advance(60_000);
  }
  await Promise.all(
    started.map((id) => save(survey.deps, member, id, 'screening', { breakfast: 'never' }, 0)),
  );
  expect(await coinsOf(member)).toBe(7 * 10 + 20);
});
