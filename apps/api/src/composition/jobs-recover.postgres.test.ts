import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { addedRows, type RowCounts, rowCounter } from '../../test/composition/repeated-call.ts';
import { waitingWork } from '../../test/composition/waiting-work.ts';
import { failingCommits } from '../../test/database/failing-commits.ts';
import { TestSystem } from '../../test/system/test-system.ts';
import type { Database } from '../platform/database/database.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
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

async function open(afterMs = LATER_MS): Promise<JobWorld> {
  const system = await TestSystem.start({ database: await copy() });
  system.clock.advance(afterMs);
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

/** When a job is run, and how long the database is away then. */
interface Outage {
  afterMs?: number;
  awayMs?: number;
}

/**
 * Runs a job while the database is lost before a commit, and a day later while it is lost after one. Then it runs
 * undisturbed.
 */
async function interrupted(name: string, { afterMs, awayMs = DAY_MS }: Outage) {
  const { system, run, added } = await open(afterMs);
  try {
    const commits = failingCommits(system.platform.database);
    commits.fail('before the commit');
    await run(name).catch(() => undefined);
    expect(['before the commit', commits.heal()]).toEqual(['before the commit', true]);
    system.clock.advance(awayMs);
    commits.fail('after the commit');
    await run(name).catch(() => undefined);
    expect(['after the commit', commits.heal()]).toEqual(['after the commit', true]);
    await run(name);
    return await added();
  } finally {
    await system.stop();
  }
}

/** Runs a job twice without a fault, at the end of the outage. */
async function undisturbed(name: string, { afterMs, awayMs = DAY_MS }: Outage) {
  const { system, run, added } = await open(afterMs);
  try {
    system.clock.advance(awayMs);
    for (let count = 0; count < 2; count += 1) await run(name);
    return await added();
  } finally {
    await system.stop();
  }
}

/** Jobs for which work waits here, all of it in transactions. */
const recovering: Readonly<Record<string, Outage>> = {
  'campaign.end': {},
  'campaign.expire': {},
  'campaign.koi': {},
  // Winners are reminded from a day after their draw on, until they must have claimed.
  'campaign.remind': { afterMs: 26 * HOUR_MS },
  'campaign.seal': {},
  'community.ranking': {},
  'content.figures': {},
  'exchange.restock': {},
  'exchange.resume-stalled-orders': {},
  'exchange.review': {},
  'feedback.clock': {},
  // The opening comes after a day, the closing after ten.
  'group.announce': { afterMs: 2 * DAY_MS },
  'group.settle': {},
  'group.sweep-unused': {},
  'invite.settle-rewards': {},
  'ledger.make-months': {},
  'ledger.reconcile': {},
  'ledger.seal': {},
  'member.close-accounts': {},
  // A message that is older than a day is not mailed any more.
  'message.mail': { afterMs: 12 * HOUR_MS, awayMs: 2 * HOUR_MS },
  'partner.follow-up': {},
  'reward.recover-quality': {},
  'survey.count-figures': {},
  'survey.release-held-pay': {},
  'survey.sweep-seats': {},
  'task.count-outcomes': {},
  'task.release-held': {},
};

/** The other jobs, with the reason why they aren't interrupted here. */
const others: Readonly<Record<string, readonly string[]>> = {
  'Each deletion, count or seal is one statement, and the next run continues': [
    'content.delete-old',
    'exchange.forget-provider-calls',
    'exchange.forget-topup-networks',
    'feedback.count-figures',
    'file.sweep-grants',
    'group.end-rehearsals',
    'group.sweep-drafts',
    'identity.forget-expired',
    'message.retention',
    'operator.day-figures',
    'operator.seal-acts',
    'partner.forget-guests',
    'partner.forget-junk',
    'platform.forget-answers',
    'survey.note-full-quotas',
    'task.measure-minutes',
    'task.sweep-ended',
  ],
  'Each message is written once, by its key or with the row that asked for it, and the next run continues': [
    'reward.level-news',
    'task.remind',
  ],
  'Each object is done once by its key, and the next attempt continues; bulk.test.ts interrupts it and loses the job':
    ['operator.bulk', 'operator.resume-bulk'],
  'chores.test.ts takes the store of files away': [
    'file.blank-upload',
    'file.clear-received',
    'file.clear-upload',
    'file.hash-picture',
    'file.remove',
    'file.sweep-chores',
    'file.sweep-pictures',
    'file.sweep-unowned',
    'file.sweep-all-unowned',
  ],
  'id-check-outage.test.ts takes the check of identities away': [
    'member.ask-id-check',
    'member.resume-id-checks',
  ],
  'sms-outage.test.ts takes the provider of text messages away': ['identity.send-code'],
  'walk-rehearsal.test.ts interrupts it and loses the job': ['group.rehearse'],
  'notices.test.ts loses the jobs of text messages': ['group.send-texts', 'group.resume-texts'],
  'hooks.test.ts takes the agent away, and loses the job': ['partner.send-hook'],
  'email-outage.test.ts takes the mail server away': ['identity.mail-notice'],
  'model.test.ts of orders takes the payout providers away': ['exchange.issue'],
  'budget.test.ts uses a budget up; the job sends orders again that another one checks': [
    'exchange.resume-held-back',
    'exchange.resume-held-back-now',
  ],
};

test('every job is interrupted here, or left out for a reason', async () => {
  const { system, names } = await open();
  expect([...Object.keys(recovering), ...Object.values(others).flat()].toSorted()).toEqual(
    (await names()).toSorted(),
  );
  await system.stop();
});

test.each(Object.entries(recovering))(
  '%s does its whole work once when the database is back after a day',
  async (name, outage) => {
    expect(await interrupted(name, outage)).toEqual(await undisturbed(name, outage));
  },
);
