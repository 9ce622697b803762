import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { testPartner, type TestPartner } from '../../../../test/partner/supplier-world.ts';
import type { Database } from '../../../platform/database/database.ts';
import { writeSuppliedTask } from '../partner-store.ts';
import { findTask } from '../../task/tasks.ts';
import { externalSurveyOf } from './external-survey.ts';

let database: Database;
let partner: TestPartner;
let partnerId: string;
const entry =
  'https://supplier.example/start?sid={sid}&t={tid}&a={p1}&b={p2}&g={gender}&y={age}&c={city}&sig={sig}';
beforeAll(async () => {
  database = await testDatabase();
  partner = await testPartner(database);
  partnerId = await partner.supplier({ entry, profile: ['gender', 'age', 'city'] });
});
afterAll(() => database.close());

const known = new Map([
  ['gender', ['female']],
  ['birthday', ['1990-01-01']],
  ['city', ['310100']],
]);

/** The entry's values of a member who agreed to `items`; without items they agreed to nothing. */
async function entryOf(items?: readonly string[], changes: object = {}): Promise<Record<string, string>> {
  const sent = await partner.sent();
  const task = await findTask(database.read, sent.hashId);
  if (task === undefined) throw new Error('The task is gone');
  await database.transaction((tx) =>
    writeSuppliedTask(tx, { taskId: task.id, partnerId, survey: 's', passed: { p1: 'x&y', p2: '' } }),
  );
  const text = { ...task.texts.dataUse, thirdParty: true, items: items ?? [], ...changes };
  if (items !== undefined)
    await database.read
      .updateTable('participations')
      .set({ consent_at: partner.deps.clock.now(), consent_text: JSON.stringify(text) })
      .where('id', '=', sent.participationId)
      .execute();
  const deps = { ...partner.deps, ports: { memberAttributes: () => Promise.resolve(known) } };
  const survey = await externalSurveyOf(deps, database.read, task.id);
  const own = { memberId: sent.member.id, id: sent.participationId };
  const url = await survey?.entryUrl(database.read, own as never, new Date('2026-11-27T00:00:00Z'));
  return { ...Object.fromEntries(new URL(url ?? '').searchParams), task: task.hashId };
}

it('the values stored with the task, and its public id, go along', async () => {
  const { a, b, t, task } = await entryOf();
  expect({ a, b, t }).toEqual({ a: 'x&y', b: '', t: task });
});

it('rule 3.42: a profile value goes along only if the consent at this task names it', async () => {
  expect(await entryOf(['性别与年龄段'])).toMatchObject({ g: 'female', y: '36', c: '' });
  expect(await entryOf(['作答时长'])).toMatchObject({ g: '', y: '', c: '' });
});

it('without a consent, and to our own company, no profile value goes along', async () => {
  expect(await entryOf()).toMatchObject({ g: '', y: '', c: '' });
  expect(await entryOf(['性别'], { thirdParty: false })).toMatchObject({ g: '' });
});

it('an entry with a profile value that the supplier may not have is no configuration', async () => {
  await expect(partner.supplier({ entry, profile: ['gender', 'age'] })).rejects.toThrow('profile must list');
});
