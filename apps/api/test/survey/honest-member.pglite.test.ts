import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Answers } from '@yayan/survey-engine';
import { demoDefinition, demoNames, honestRun } from '@yayan/survey-engine/testing';
import type { Database } from '../../src/platform/database/database.ts';
import { seededRandom } from '../seeded-random.ts';
import { testDatabase } from '../database/test-database.ts';
import { folderOf } from '../../src/modules/file/module.ts';
import { balances } from '../../src/modules/ledger/module.ts';
import { begin, save, submit, testSurvey, type TestSurvey } from './survey-world.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

/** Moves the files of the answers to the member's own folder, because the honest run doesn't know the member. */
const uploadedTo = (folder: string, answers: Answers): Answers =>
  JSON.parse(
    JSON.stringify(answers).replaceAll('yayan/task/a/1.jpg', `yayan/task/${folder}/17900000000001234.jpg`),
  );

/** Answers a survey honestly and sometimes goes back. Resolves to the result. */
async function answerHonestly(name: string, seed: number): Promise<{ result: number; coins: number }> {
  const { deps } = survey;
  const definition = demoDefinition(name);
  const member = await survey.member();
  const id = await begin(deps, member, await survey.host(definition));
  const random = seededRandom(seed);
  const folder = folderOf(deps.cipher, { kind: 'member', memberId: member.id });
  const run = honestRun(definition, (most) => random.int(most)).map(({ page, answers }) => ({
    page,
    answers: uploadedTo(folder, answers),
  }));
  let revision = 0;
  for (const { page, answers } of run) {
    deps.clock.advance(30_000);
    const saved = await save(deps, member, id, page, answers, revision);
    if (saved.outcome === 'ended')
      return { result: saved.result, coins: (await balances(database.read, member.id)).coins };
    revision = saved.revision;
  }
  const last = run.at(-1);
  if (last === undefined) throw new Error('there was nothing to answer');
  const { result } = await submit(deps, member, id, { ...last, revision });
  return { result, coins: (await balances(database.read, member.id)).coins };
}

const paid: Record<number, number> = { 1: 60, 2: 10, 3: 10, 4: 0 };

it.each(demoNames)(
  'an honest respondent of %s is never refused, and is paid according to the result',
  async (name) => {
    for (let seed = 1; seed <= 3; seed += 1) {
      const { result, coins } = await answerHonestly(name, seed);
      expect(coins, `seed ${seed} ended as ${result}`).toBe(paid[result]);
    }
  },
);
