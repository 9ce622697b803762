import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readTasks } from '../task-store.ts';
import { readConsents, type TaskConsent, withdrawConsents } from './consent-store.ts';

type List = DataOf<'listPartnerConsents'>;
type PartnerConsent = List['items'][number];

const MOST_TASKS = 20;

/** What a member agreed to pass on at tasks, by recipient (rule 2.26). */
export async function listPartnerConsents(
  { database: { read } }: Pick<TaskDeps, 'database'>,
  memberId: string,
): Promise<List> {
  const byRecipient = Map.groupBy(await readConsents(read, memberId), ({ text }) => text.recipient);
  const shown = [...byRecipient.values()].flatMap((consents) => consents.slice(0, MOST_TASKS));
  const tasks = await readTasks(
    read,
    shown.map(({ taskId }) => taskId),
  );
  const taskOf = new Map(tasks.map((task) => [task.id, task]));
  return {
    items: [...byRecipient].map(([recipient, consents]): PartnerConsent => ({
      recipient,
      thirdParty: consents.some(({ text }) => text.thirdParty),
      items: distinct(consents, ({ text }) => text.items),
      purposes: distinct(consents, ({ text }) => [text.purpose]),
      tasks: consents.slice(0, MOST_TASKS).flatMap(({ taskId, agreedAt, withdrawnAt }) => {
        const task = taskOf.get(taskId);
        return task === undefined
          ? []
          : [
              {
                hashId: task.hashId,
                title: task.title,
                agreedAt: agreedAt.toISOString(),
                withdrawnAt: withdrawnAt?.toISOString() ?? null,
              },
            ];
      }),
      taskCount: consents.length,
      agreedAt: (consents[0]?.agreedAt ?? new Date(0)).toISOString(),
      withdrawable: consents.some(({ withdrawnAt }) => withdrawnAt === null),
    })),
  };
}

const distinct = (
  consents: readonly TaskConsent[],
  read: (consent: TaskConsent) => readonly string[],
): string[] => [...new Set(consents.flatMap((consent) => read(consent)))];

/**
 * Withdraws all consents to one recipient (PIPL 15, rule 2.26). Reports leave the answers out from then on, and an open
 * task asks again. Refuses a recipient without a consent in force with NOT_FOUND.
 */
export async function withdrawPartnerConsent(
  deps: Pick<TaskDeps, 'database' | 'clock'>,
  { caller: { memberId }, body: { recipient } }: Call<'withdrawPartnerConsent'>,
): Promise<List> {
  const withdrawal = { memberId, recipient, at: deps.clock.now() };
  if ((await withdrawConsents(deps.database.read, withdrawal)) === 0) return refuse('NOT_FOUND');
  return await listPartnerConsents(deps, memberId);
}

/** All consents that a member gave at tasks, for the export of their data. */
export const taskConsentData = async (db: Connection, memberId: string): Promise<unknown> =>
  await readConsents(db, memberId);
