import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { balances } from '../../ledger/module.ts';
import { short } from '../../../../test/survey/short-survey.ts';
import {
  begin,
  save,
  startTask,
  testSurvey,
  type TestMember,
  type TestSurvey,
} from '../../../../test/survey/survey-world.ts';
import { resultReason } from '../results/result-reason.ts';
import { CONSOLATIONS_A_DAY } from './consolation.ts';
import { COMFORT_COINS } from './screen-outs.ts';
import { findParticipation } from './participations.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

/** Starts a new task and is screened out after this many milliseconds. Returns the text of the result page. */
async function screenedOut(member: TestMember, after: number): Promise<string> {
  const { deps } = survey;
  const { sessionId } = await startTask(survey, member, await survey.host(short));
  deps.clock.advance(after);
  const ended = await save(deps, member, sessionId, 'screening', { breakfast: 'never' }, 0);
  expect(ended).toMatchObject({ outcome: 'ended', result: 2 });
  const own = await findParticipation(database.read, member.id, sessionId);
  if (own === undefined) throw new Error('The participation is gone');
  return resultReason(own, null);
}
const coinsOf = async (member: TestMember): Promise<number> =>
  (await balances(database.read, member.id)).coins;

it('pays nothing for a screening that ended too fast to be read, and says so', async () => {
  const member = await survey.member();
  expect(await screenedOut(member, 1400)).toContain('没有感谢金币');
  expect(await coinsOf(member)).toBe(0);
  expect(await screenedOut(member, 2000)).toContain('送你 10 金币');
  expect(await coinsOf(member)).toBe(10);
});

it('pays ten a calendar day, and again the next day', async () => {
  const member = await survey.member();
  for (let index = 0; index < CONSOLATIONS_A_DAY; index += 1) await screenedOut(member, 5000);
  expect(await screenedOut(member, 5000)).toContain(`已满 ${CONSOLATIONS_A_DAY} 次`);
  expect(await coinsOf(member)).toBe(10 * CONSOLATIONS_A_DAY + COMFORT_COINS);
  survey.deps.clock.advance(86_400_000);
  expect(await screenedOut(member, 5000)).toContain('送你 10 金币');
});

it('two concurrent screen-outs don’t both get the last consolation of the day', async () => {
  const member = await survey.member();
  for (let index = 1; index < CONSOLATIONS_A_DAY; index += 1) await screenedOut(member, 5000);
  const started: string[] = [];
  for (let index = 0; index < 3; index += 1) {
    // Each start pauses the one before, whose pages are still stored (rule 3.33).
    started.push(await begin(survey.deps, member, await survey.host(short), started.at(-1)));
    survey.deps.clock.advance(5000);
  }
  await Promise.all(
    started.map((id) => save(survey.deps, member, id, 'screening', { breakfast: 'never' }, 0)),
  );
  expect(await coinsOf(member)).toBe(10 * CONSOLATIONS_A_DAY + COMFORT_COINS);
});
