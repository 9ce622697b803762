import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { SurveyDefinition } from '@yayan/survey-engine';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Asker } from '../../test/calls/call-operation.ts';
import { photo } from '../../test/file/upload-world.ts';
import { fileOf } from '../../test/group/attachment-world.ts';
import { uploadTo } from '../../test/group/upload-files.ts';
import { testSurvey } from '../../test/survey/survey-world.ts';
import { freshMobile, TestSystem } from '../../test/system/test-system.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** A questionnaire that asks for photos on its second and last page. */
const definition: SurveyDefinition = {
  survey: {
    pages: [
      { name: 'first', elements: [{ type: 'boolean', name: 'ok', isRequired: true }] },
      {
        name: 'photos',
        elements: [{ type: 'file', name: 'receipt', allowMultiple: true, maxFiles: 3, isRequired: true }],
      },
    ],
  },
  host: {
    screening: { page: 'first', screenOut: [] },
    quotaCells: [],
    minimumSeconds: 0,
    attentionChecks: [],
    contradictions: [],
    seatMinutes: 24 * 60,
    sensitive: [],
  },
};

let system: TestSystem;
let member: Asker;
let mobiles = 890;
beforeAll(async () => {
  system = await TestSystem.start();
});
afterAll(() => system.stop());

interface Answering {
  readonly taskHashId: string;
  readonly id: string;
}

/** A new member who has passed the first page. */
async function answering(): Promise<Answering> {
  const { hashId } = await testSurvey(system.platform.database).host(definition);
  mobiles += 1;
  member = await system.signIn(freshMobile(mobiles));
  return await startedAgain(hashId);
}

async function startedAgain(taskHashId: string): Promise<Answering> {
  const { sessionId: id } = await system.get('startParticipation', { body: { taskHashId } }, member);
  const body = { page: 'first', answers: { ok: true }, revision: 0 };
  await system.get('saveSurveyPage', { params: { id }, body }, member);
  return { taskHashId, id };
}

const uploaded = async (content?: Uint8Array): Promise<string> =>
  await uploadTo(system, member, content ?? (await photo()), { module: 'task' });
const named = (...keys: readonly string[]) =>
  keys.map((content) => ({ name: 'a.jpg', type: 'image/jpeg', content }));
const photos = (keys: readonly string[]) => ({
  page: 'photos',
  answers: { receipt: named(...keys) },
  revision: 1,
});
const saveDrafts = async ({ id }: Answering, keys: readonly string[], draftRevision = 0) =>
  await system.get(
    'saveDraftAnswers',
    { params: { id }, body: { ...photos(keys), cleared: [], draftRevision } },
    member,
  );
const submitted = async ({ id }: Answering, keys: readonly string[]) =>
  await system.get(
    'submitSurvey',
    { params: { id }, body: photos(keys), idempotencyKey: system.key() },
    member,
  );

/** Advances the clock by more days than an upload without an owner is stored, and runs every job that deletes files. */
async function daysLater(): Promise<void> {
  system.clock.advance(3 * DAY_MS);
  await system.runJobs();
  for (const name of ['file.sweep-unowned', 'file.sweep-all-unowned'])
    await system.platform.jobs.handlerOf(name)?.(
      {},
      { id: name, attempt: 0, signal: new AbortController().signal },
    );
  await system.runJobs();
}

/** Which of these files are still stored, on the disk and as rows. */
async function kept(keys: readonly string[]): Promise<string[]> {
  const found = await readdir(join(system.platform.config.dataDir, 'files'), { recursive: true });
  const rows = await system.platform.database.read
    .selectFrom('files')
    .select('key')
    .where('key', 'in', [...keys])
    .where('stored_at', 'is not', null)
    .execute();
  return keys.filter(
    (key) =>
      rows.some((row) => row.key === key) && found.some((path) => key.endsWith(path.split('/').at(-1) ?? '')),
  );
}

it('a file in a submitted answer stays, and one that was chosen and removed is deleted', async () => {
  const one = await answering();
  const [dropped, sent] = [await uploaded(), await uploaded()];
  await saveDrafts(one, [dropped, sent]);
  await submitted(one, [sent]);
  await daysLater();
  expect(await kept([dropped, sent])).toEqual([sent]);
});

it('a file in an answer that is not confirmed yet outlives the day after which unused uploads are deleted', async () => {
  const { hashId } = await testSurvey(system.platform.database).host(definition);
  const sign = async () => void (member = await system.signIn(freshMobile(889)));
  await sign();
  const early = await uploaded();
  system.clock.advance(20 * HOUR_MS);
  await sign();
  const one = await startedAgain(hashId);
  await saveDrafts(one, [early]);
  system.clock.advance(10 * HOUR_MS);
  await system.runJobs();
  expect(await kept([early])).toEqual([early]);
  await sign();
  expect((await submitted(one, [early])).result).toBe(1);
  await daysLater();
  expect(await kept([early])).toEqual([early]);
});

it('a saved page puts its files into use: another type than the name says, and a file that is gone, are refused', async () => {
  const one = await answering();
  const lie = await uploaded(fileOf('<!doctype html><script>alert(1)</script>'));
  const good = await uploaded();
  const refusal = async (keys: readonly string[]) =>
    await system.call(
      'submitSurvey',
      { params: { id: one.id }, body: photos(keys), idempotencyKey: system.key() },
      member,
    );
  expect(await refusal([lie])).toMatchObject({
    data: { page: 'photos', problems: [{ question: 'receipt' }] },
  });
  const gone = good.replace(/\d{4}\.jpg$/u, '0000.jpg');
  expect((await refusal([good, gone])).code).not.toBe(200);
  expect((await submitted(one, [good])).result).toBe(1);
});

it('who gives a questionnaire up deletes its files, but none that another answer of theirs names', async () => {
  const paid = await answering();
  const [shared, own] = [await uploaded(), await uploaded()];
  await submitted(paid, [shared]);
  const { hashId } = await testSurvey(system.platform.database).host(definition);
  const other = await startedAgain(hashId);
  await saveDrafts(other, [shared, own]);
  await system.get('giveUpParticipation', { params: { id: other.id } }, member);
  await system.runJobs();
  expect(await kept([shared, own])).toEqual([shared]);
  await daysLater();
  expect(await kept([shared])).toEqual([shared]);
});
