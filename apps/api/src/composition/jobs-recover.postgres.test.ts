import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addedRows, type RowCounts, rowCounter } from '../../test/composition/repeated-call.ts';
import { waitingWork } from '../../test/composition/waiting-work.ts';
import { failingCommits } from '../../test/database/failing-commits.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import type { Database } from '../platform/database/database.ts';

const DAY_MS = 86_400_000;
/** When campaigns, closings and deadlines of the demo are over. */
const LATER_MS = 45 * DAY_MS;

let copy: () => Promise<Database>;
beforeAll(async () => {
  copy = await waitingWork();
});

interface JobWorld {
  system: TestSystem;
  /** Runs a job once: with the data that waits for it, or as its schedule does. */
  run: (name: string) => Promise<void>;
  names: () => Promise<string[]>;
  /** The rows that were added or removed since the start. */
  added: () => Promise<Readonly<Record<string, number>>>;
}

async function open(): Promise<JobWorld> {
  const system = await TestSystem.start({ database: await copy() });
  system.clock.advance(LATER_MS);
  const { database, jobs } = system.platform;
  const count = await rowCounter(database);
  const before: RowCounts = await count();
  return {
    system,
    run: async (name) => {
      const { rows } = await sql<{ id: string; data: object | null }>`
        select id, data from jobs.job where name = ${name} and state in ('created', 'retry')`.execute(
        database.read,
      );
      const waiting = rows.length > 0 ? rows : [{ id: system.platform.random.uuid(), data: {} }];
      for (const { id, data } of waiting) await jobs.handlerOf(name)?.(data ?? {}, { id, attempt: 0 });
    },
    names: async () => {
      const { rows } = await sql<{ name: string }>`select name from jobs.queue order by name`.execute(
        database.read,
      );
      return rows.map(({ name }) => name).filter((name) => jobs.handlerOf(name) !== undefined);
    },
    added: async () => {
      // A job may be sent twice, because its handler acts once.
      const { 'jobs.job': _, ...effect } = addedRows(before, await count());
      return effect;
    },
  };
}

/** Runs a job while the database is lost before a commit, then while it is lost after one, and then undisturbed. */
async function interrupted(name: string) {
  const { system, run, added } = await open();
  try {
    const commits = failingCommits(system.platform.database);
    for (const at of ['before the commit', 'after the commit'] as const) {
      commits.fail(at);
      await run(name).catch(() => undefined);
      expect([at, commits.heal()]).toEqual([at, true]);
    }
    await run(name);
    return await added();
  } finally {
    await system.stop();
  }
}

async function undisturbed(name: string) {
  const { system, run, added } = await open();
  try {
    await run(name);
    return await added();
  } finally {
    await system.stop();
  }
}

/** Jobs for which work waits here, all of it in transactions. */
const recovering = [
  'campaign.end',
  'campaign.koi',
  'campaign.seal',
  'community.ranking',
  'content.figures',
  'exchange.resume-stalled-orders',
  'exchange.review',
  'group.sweep-unused',
  'ledger.make-months',
  'ledger.reconcile',
  'ledger.seal',
  'member.close-accounts',
  'reward.recover-quality',
];

/** The other jobs, with the reason why they aren't interrupted here. */
const others: Readonly<Record<string, readonly string[]>> = {
  'Each deletion or count is one statement, and the next run continues': [
    'content.delete-old',
    'exchange.forget-topup-networks',
    'file.sweep-grants',
    'group.end-rehearsals',
    'identity.forget-expired',
    'message.retention',
    'partner.forget-guests',
    'partner.forget-junk',
    'platform.forget-answers',
    'survey.note-full-quotas',
    'task.measure-minutes',
  ],
  'chores.test.ts takes the store of files away': [
    'file.blank-upload',
    'file.clear-received',
    'file.clear-upload',
    'file.remove',
    'file.sweep-chores',
    'file.sweep-unowned',
    'file.sweep-all-unowned',
  ],
  'id-check-outage.test.ts takes the check of identities away': [
    'member.ask-id-check',
    'member.resume-id-checks',
  ],
  'sms-outage.test.ts takes the provider of text messages away': ['identity.send-code'],
  'notices.test.ts loses the jobs of text messages': ['group.send-texts', 'group.resume-texts'],
  'model.test.ts of orders takes the payout providers away': ['exchange.issue'],
  'No work waits for them here; the tests of their areas run them': [
    'campaign.expire',
    'campaign.remind',
    'exchange.restock',
    'feedback.clock',
    'group.announce',
    'group.settle',
    'identity.mail-notice',
    'invite.settle-rewards',
    'message.mail',
    'partner.follow-up',
    'survey.sweep-seats',
    'task.release-held',
    'task.sweep-ended',
  ],
};

test('every job is interrupted here, or left out for a reason', async () => {
  const { system, names } = await open();
  expect([...recovering, ...Object.values(others).flat()].toSorted()).toEqual((await names()).toSorted());
  await system.stop();
});

test.each(recovering)('%s does its whole work once when the database is back', async (name) => {
  expect(await interrupted(name)).toEqual(await undisturbed(name));
});
