import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Origin } from '../../../call/call.ts';
import type { Database } from '../../../platform/database/database.ts';
import { testDatabase } from '../../../../test/database/test-database.ts';
import { meal, screening, short } from '../../../../test/survey/short-survey.ts';
import type { HostedTask } from '../../../../test/survey/survey-world.ts';
import { testPartner, type TestPartner } from '../../../../test/partner/supplier-world.ts';
import { deleteDueGuests } from './delete-due-guests.ts';
import { getKeyEnd, saveKeyPage, submitKeySurvey } from './guest-calls.ts';
import { writeOpenLink } from './key-store.ts';
import { enterByOpenLink } from './open-link-entry.ts';

const SID = 'forgetful1';
const DAY = 86_400_000;

let database: Database;
let partner: TestPartner;
let task: HostedTask;
beforeAll(async () => {
  database = await testDatabase();
  partner = await testPartner(database);
  task = await partner.survey.host(short);
  await database.transaction((tx) =>
    writeOpenLink(tx, { sid: SID, taskId: task.id, at: partner.deps.clock.now() }),
  );
});
afterAll(() => database.close());

const TABLES = [
  'survey_guests',
  'participations',
  'survey_sessions',
  'survey_keys',
  'task_browsers',
] as const;
const rows = async (): Promise<Record<string, number>> => {
  const counted: Record<string, number> = {};
  for (const table of TABLES) {
    const { count } = await database.read
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    counted[table] = count;
  }
  return counted;
};
const none = Object.fromEntries(TABLES.map((table) => [table, 0]));
const guest = async (): Promise<Origin> => (await partner.survey.member()).origin;
const enter = async (origin: Origin): Promise<string> =>
  (await enterByOpenLink(partner.deps, { origin, body: { sid: SID } })).key ?? '';
const screen = (key: string, origin: Origin, breakfast: string) =>
  saveKeyPage(partner.deps, {
    origin,
    params: { key },
    body: {
      page: 'screening',
      answers: { ...screening, breakfast },
      revision: 0,
    },
  });

it('forgets any number of invented guests who answered nothing after 7 days', async () => {
  for (let index = 0; index < 450; index += 1) await enter(await guest());
  partner.deps.clock.advance(6 * DAY);
  expect(await deleteDueGuests(partner.deps)).toBe(0);
  partner.deps.clock.advance(DAY);
  expect(await deleteDueGuests(partner.deps)).toBe(450);
  expect(await rows()).toEqual(none);
});

it('a guest who comes again within 7 days continues, and a forgotten guest starts again', async () => {
  const origin = await guest();
  const key = await enter(origin);
  partner.deps.clock.advance(5 * DAY);
  await enter(origin);
  partner.deps.clock.advance(5 * DAY);
  expect(await deleteDueGuests(partner.deps)).toBe(0);
  expect(await screen(key, origin, 'daily')).toMatchObject({ outcome: 'next' });
  const other = await guest();
  await enter(other);
  partner.deps.clock.advance(8 * DAY);
  await deleteDueGuests(partner.deps);
  expect(await screen(await enter(other), other, 'daily')).toMatchObject({ outcome: 'next' });
});

it('keeps the answers of completes for ever, their key for 30 days, and other ends for 90 days', async () => {
  const [done, out] = [await guest(), await guest()];
  const [doneKey, outKey] = [await enter(done), await enter(out)];
  await screen(doneKey, done, 'daily');
  partner.deps.clock.advance(60_000);
  await submitKeySurvey(partner.deps, {
    origin: done,
    params: { key: doneKey },
    body: { page: 'meal', answers: meal, revision: 1 },
    idempotency: { key: 'forget-guests-done', hash: 'done' },
  });
  await screen(outKey, out, 'never');
  const left = async (): Promise<number[]> => {
    const found = await database.read
      .selectFrom('participations')
      .innerJoin('survey_sessions', 'survey_sessions.participation_id', 'participations.id')
      .select('result')
      .where('result', 'in', [1, 2])
      .orderBy('result')
      .execute();
    return found.map(({ result }) => result);
  };
  partner.deps.clock.advance(29 * DAY);
  await deleteDueGuests(partner.deps);
  expect(await getKeyEnd(partner.deps, { params: { key: doneKey } })).toMatchObject({ result: 1 });
  partner.deps.clock.advance(2 * DAY);
  await deleteDueGuests(partner.deps);
  await expect(getKeyEnd(partner.deps, { params: { key: doneKey } })).rejects.toMatchObject({
    name: 'NOT_FOUND',
  });
  expect(await left()).toEqual([1, 2]);
  partner.deps.clock.advance(60 * DAY);
  await deleteDueGuests(partner.deps);
  expect(await left()).toEqual([1]);
  // A browser never gives two completes of one task.
  expect((await enterByOpenLink(partner.deps, { origin: done, body: { sid: SID } })).state).toBe('ended');
});
