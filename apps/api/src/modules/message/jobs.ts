import type { Connection } from '../../platform/database/database.ts';
import { settleAll } from '../../platform/jobs/settle-all.ts';
import type { Platform } from '../../platform/platform.ts';
import { type Delivery, dropDeliveries, readDeliveries, takeDelivery } from './delivery-store.ts';
import { deleteMessagesBefore } from './message-store.ts';
import { deleteViewsBefore } from './popup-store.ts';
import { isMailed } from './preferences.ts';
import type { Tx } from '../../platform/database/tx.ts';

const MAIL_JOB = 'message.mail';
const RETENTION_JOB = 'message.retention';
const BATCH = 200;
const DAY_MS = 86_400_000;
/** Messages are kept for a year (rule 7.6). */
const KEPT_MS = 365 * DAY_MS;
/** An older message isn't mailed any more: the member has seen it, or the mail would confuse. */
const MAILED_WITHIN_MS = DAY_MS;

/** The functions that mail members. */
export interface MemberMailer {
  /** Mails a message to the address a member has set, when the transaction commits. */
  mail(tx: Tx, memberId: string, text: { title: string; body: string }): Promise<void>;
  /** Returns those of the given members who have set an address. */
  reachable(db: Connection, memberIds: readonly string[]): Promise<ReadonlySet<string>>;
}

type Deps = Pick<Platform, 'database' | 'clock' | 'jobs'>;

/**
 * Mails the queued messages of kinds that the member wants by mail, each message once. If one fails, the others are
 * still processed, and it stays in the queue for the next run. Most messages belong to members without an address; those are dropped in one statement.
 */
export async function mailMessages(deps: Deps, mailing: MemberMailer, signal?: AbortSignal): Promise<void> {
  const { database, clock } = deps;
  const since = clock.now().getTime() - MAILED_WITHIN_MS;
  const failures: unknown[] = [];
  let waiting: readonly Delivery[] = [];
  do {
    waiting = await readDeliveries(database.read, waiting.at(-1), BATCH);
    const members = [...new Set(waiting.map((delivery) => delivery.member_id))];
    const reachable = await mailing.reachable(database.read, members);
    const { wanted = [], unwanted = [] } = Object.groupBy(waiting, (delivery) =>
      reachable.has(delivery.member_id) && delivery.created_at.getTime() >= since ? 'wanted' : 'unwanted',
    );
    await dropDeliveries(database.read, unwanted);
    await settleAll(
      wanted,
      (delivery) =>
        database.transaction(async (tx) => {
          const text = await takeDelivery(tx, delivery);
          if (text === undefined || !(await isMailed(tx, delivery.member_id, text.kind))) return;
          await mailing.mail(tx, delivery.member_id, text);
        }),
      signal,
    ).catch((error: unknown) => {
      signal?.throwIfAborted();
      failures.push(error);
    });
  } while (waiting.length === BATCH);
  if (failures.length > 0) throw new AggregateError(failures, 'Some messages could not be mailed');
}

/** Deletes messages older than a year. */
export async function deleteOldMessages({ database, clock }: Deps, signal?: AbortSignal): Promise<void> {
  const before = new Date(clock.now().getTime() - KEPT_MS);
  let deleted: number;
  do {
    signal?.throwIfAborted();
    deleted = await deleteMessagesBefore(database.read, before, BATCH);
  } while (deleted === BATCH);
  await deleteViewsBefore(database.read, before);
}

/** The message area's jobs. */
export function defineMessageJobs(deps: Deps, mailing: MemberMailer): void {
  deps.jobs.define(MAIL_JOB, async (_data, { signal }) => await mailMessages(deps, mailing, signal));
  deps.jobs.schedule(MAIL_JOB, '* * * * *');
  deps.jobs.define(RETENTION_JOB, async (_data, { signal }) => await deleteOldMessages(deps, signal));
  deps.jobs.schedule(RETENTION_JOB, '20 3 * * *');
}
