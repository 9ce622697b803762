import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { availabilityOf } from './availability.ts';
import { endParticipation } from './end-participation.ts';
import { openParticipation } from './open-participation.ts';
import { findByTask } from './participation-store.ts';
import type { Reward } from '../participation.ts';
import { readWelcomeTask } from '../task-store.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The open welcome task (欢迎任务), which asks the attribute questionnaire (rule 3.28). */
async function welcomeTask(db: Connection, now: Date): Promise<Task | undefined> {
  const task = await readWelcomeTask(db);
  return task && availabilityOf(task, now) === 'open' ? task : undefined;
}

/** The reward for finishing the attribute questionnaire; null if it was paid already or no task pays it. */
export async function welcomeReward(db: Connection, memberId: string, now: Date): Promise<Reward | null> {
  const task = await welcomeTask(db, now);
  if (task === undefined || (await findByTask(db, memberId, task.id)) !== undefined) return null;
  return { coins: task.coins, credit: task.credit };
}

export interface WelcomeStart {
  readonly memberId: string;
  readonly origin: Pick<Origin, 'address' | 'device' | 'browser'>;
  readonly at: Date;
}

/**
 * Completes the welcome task in the transaction that finishes the questionnaire. Network and browser follow the usual
 * rules. Null if it had ended before or there is none.
 */
export async function finishWelcome(
  tx: Tx,
  deps: TaskDeps,
  { memberId, origin, at }: WelcomeStart,
): Promise<(Reward & { resultId: string }) | null> {
  const task = await welcomeTask(tx, at);
  if (task === undefined) return null;
  const entry = { memberId, task, origin, city: null, consented: false, at };
  const opened = await openParticipation(tx, deps, entry);
  if (opened === undefined) return null;
  const ended = opened.result === 0 ? await endParticipation(tx, deps, opened, { result: 1, at }) : opened;
  const resultId = ended?.resultId;
  return ended && resultId ? { ...ended.paid, resultId } : null;
}
