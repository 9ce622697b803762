import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import { reconcile, transfer } from '../../src/modules/ledger/module.ts';
import { participationChecks } from '../../src/modules/task/participation/reconcile-participations.ts';
import { hostSurvey } from '../../src/modules/survey/authoring/host-survey.ts';
import { meal, screening, seated, short } from './short-survey.ts';
import { begin, save, submit, testSurvey, type TestSurvey } from './survey-world.ts';

let database: Database;
let survey: TestSurvey;
beforeAll(async () => {
  database = await testDatabase();
  survey = testSurvey(database);
});
afterAll(() => database.close());

describe('what the database guarantees', () => {
  it('a live definition is immutable', async () => {
    await survey.host(short);
    const change = database.read.updateTable('survey_definitions').set({ version: 9 }).execute();
    await expect(change).rejects.toThrow('immutable');
    await expect(database.read.deleteFrom('survey_definitions').execute()).rejects.toThrow('immutable');
  });

  it('a started participation keeps its version when a new one goes live, and a later start gets the new one', async () => {
    const { deps, member, id, task } = await seated(survey);
    const candidate = { ...short, host: { ...short.host, minimumSeconds: 600 } };
    await database.transaction((tx) =>
      hostSurvey(tx, deps.random, { taskId: task.id, name: task.hashId, candidate, at: deps.clock.now() }),
    );
    const later = await survey.member();
    const laterId = await begin(deps, later, task);
    await save(deps, later, laterId, 'screening', screening, 0);
    deps.clock.advance(60_000);
    const posted = { page: 'meal', answers: meal, revision: 1 };
    expect(await submit(deps, member, id, posted)).toMatchObject({ result: 1 });
    expect(await submit(deps, later, laterId, posted)).toMatchObject({ result: 4 });
  });

  it('an ended participation never changes', async () => {
    const { deps, member, id } = await seated(survey);
    await submit(deps, member, id, { page: 'meal', answers: meal, revision: 1 });
    const change = database.read.updateTable('participations').set({ paid_coins: 1 }).where('id', '=', id);
    await expect(change.execute()).rejects.toThrow('has ended');
  });

  it('L7 reconciliation: every paid participation has its transfer, and no other participation has one', async () => {
    const clean = await reconcile(database, participationChecks);
    expect(clean.flatMap(({ name, findings }) => findings.map(({ detail }) => `${name}: ${detail}`))).toEqual(
      [],
    );
    const member = await survey.member();
    await database.transaction((tx) =>
      transfer(tx, {
        key: 'participation:forged',
        memberId: member.id,
        reason: 'earned',
        cause: { kind: 'participation', id: 'forged', title: '' },
        legs: [{ asset: 'coin', amount: 5, platform: 'issue' }],
        at: survey.deps.clock.now(),
      }),
    );
    const { id } = await seated(survey);
    await sql`
      update participations set result = 1, result_id = id, ended_at = now(), paid_coins = 7 where id = ${id}`.execute(
      database.read,
    );
    const found = (await reconcile(database, participationChecks)).flatMap(({ findings }) => findings);
    expect(found.map(({ detail }) => detail)).toEqual([
      `participation ${id} says 7 coins`,
      'transfer participation:forged belongs to no participation that paid',
    ]);
  });
});
