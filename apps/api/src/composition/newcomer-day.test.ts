import { readdir, readFile } from 'node:fs/promises';
import type { DataOf } from '@yayan/contract';
import { judge, screen } from '@yayan/survey-engine';
import { demoDefinition, demoNames, honestRun, type PostedPage } from '@yayan/survey-engine/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Asker } from '../../test/calls/call-operation.ts';
import { seededRandom } from '../../test/seeded-random.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';

/*
 * What one number earns in its first day without a real-name check (the table in docs/security.md): it answers every
 * questionnaire of the demo, and then tries to exchange.
 */

const MOBILE = freshMobile(77);
const CODES = ['bHf1c8nQ2wZt', 'bVm2k7xR4pLs', 'bWm4h5zJ8nKb'];
/** The coins of surveys that a new member gets at once in a day (rule 4.25). */
const DAY = 300;

let system: TestSystem;
let member: Asker;
beforeAll(async () => {
  system = await TestSystem.start();
  member = await system.signIn(MOBILE);
});
afterAll(() => system.stop());

const FOLDER = new URL('../../data/survey/', import.meta.url);
const fileSchema = z.object({ task: z.object({ hashId: z.string() }) });

/** The public id of a demo questionnaire's task. */
async function hashIdOf(name: string): Promise<string> {
  const files = await readdir(FOLDER);
  const file = files.find((each) => each.startsWith(`${name}.`)) ?? expect.fail(name);
  return fileSchema.parse(parse(await readFile(new URL(file, FOLDER), 'utf8'))).task.hashId;
}

const TRIES = 60;

/** What somebody posts who fits the questionnaire and answers it with care. */
function completingRun(name: string): PostedPage[] {
  const definition = demoDefinition(name);
  for (let seed = 1; seed <= TRIES; seed += 1) {
    const random = seededRandom(seed);
    const run = honestRun(definition, (most) => random.int(most));
    const given = Object.assign({}, ...run.map(({ answers }) => answers)) as PostedPage['answers'];
    if (screen(definition, run[0]?.answers ?? {}).outcome !== 'in') continue;
    if (judge(definition, given, Infinity).outcome === 'complete') return run;
  }
  return expect.fail(`nobody fits ${name}`);
}

/** Answers a questionnaire as somebody honest. Resolves to the coins of a complete, else to 0. */
async function answer(name: string): Promise<number> {
  const started = await system.call(
    'startParticipation',
    { body: { taskHashId: await hashIdOf(name), consent: true } },
    member,
  );
  if (started.code !== 200) return 0;
  const { sessionId: id } = started.data as DataOf<'startParticipation'>;
  const run = completingRun(name);
  for (const [revision, { page, answers }] of run.entries()) {
    system.clock.advance(20_000);
    const asked = { params: { id }, body: { page, answers, revision } };
    await (revision === run.length - 1
      ? system.call('submitSurvey', { ...asked, idempotencyKey: system.key() }, member)
      : system.call('saveSurveyPage', asked, member));
  }
  const { items } = await system.get('listTaskRecords', { query: { result: 1 } }, member);
  return items.find(({ sessionId }) => sessionId === id)?.coins ?? 0;
}

it('rules 4.25 and 5.13: of all questionnaires in a day 300 coins or the first are available, and nothing leaves', async () => {
  const paid: number[] = [];
  for (const [index, name] of demoNames.entries()) {
    // A number gets five codes a day, and an access token lasts half an hour.
    if (index % 3 === 2) {
      system.clock.advance(61_000);
      member = await system.signIn(MOBILE);
    }
    const coins = await answer(name);
    if (coins > 0) paid.push(coins);
  }
  const [first = 0] = paid;
  const total = paid.reduce((sum, coins) => sum + coins, 0);
  const { pending, nextArrival } = await system.get('listPoints', {}, member);
  console.info(`${paid.length} questionnaires paid ${total} coins: ${pending} are pending`);
  expect(total).toBeGreaterThan(2 * DAY);
  expect(pending).toBeGreaterThan(0);
  expect(total - pending).toBeLessThanOrEqual(Math.max(DAY, first));
  expect(nextArrival?.reason).toContain('注册第一周');
  for (const id of CODES) {
    const { choices } = await system.get('getBenefit', { params: { id } });
    const body = { quantity: 1, ...(choices[0] && { choiceId: choices[0].id }) };
    const order = { params: { id }, body, idempotencyKey: system.key() };
    expect(await system.outcome('placeOrder', order, member)).toBe('REAL_NAME_FIRST');
  }
  expect((await system.get('listOrders', {}, member)).items).toEqual([]);
});
