import type { DeviceType } from '@yayan/contract';
import type { TaskDeps } from '../task-deps.ts';
import { countComplete, readTasks } from '../task-store.ts';
import { publish } from './end-participation.ts';
import { endRow } from './ended-store.ts';
import { findByTask, insertParticipation, lockParticipation } from './participation-store.ts';
import type { Participation, ResultDetail, Reward } from '../participation.ts';
import { supportCode } from './support-code.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** A member in the task of a discussion group. */
interface Entrant {
  readonly memberId: string;
  readonly taskId: string;
  readonly device: DeviceType;
  readonly at: Date;
}

/**
 * Opens a member's participation in a discussion group, or finds the one they have (rule 6.29). Invitations decide who
 * may take part, so browser and network are not checked. Undefined for a group without a task.
 */
export async function openGroupParticipation(
  tx: Tx,
  { random }: Pick<TaskDeps, 'random'>,
  { memberId, taskId, device, at }: Entrant,
): Promise<Participation | undefined> {
  const [task] = await readTasks(tx, [taskId]);
  if (task === undefined) return undefined;
  const opened = await insertParticipation(tx, {
    memberId,
    id: random.uuid(),
    taskId,
    device,
    consentAt: null,
    consentText: null,
    supportCode: supportCode(random),
    promised: { coins: task.coins, credit: 0, consolation: 0 },
    startedAt: at,
  });
  return opened ?? (await findByTask(tx, memberId, taskId));
}

const incompleteDetail = ({ takenOut, hasLeft }: { takenOut: boolean; hasLeft: boolean }): ResultDetail =>
  takenOut ? 'takenOut' : hasLeft ? 'left' : 'topicsLeft';

/**
 * Ends a member's participation in a discussion group with what they earned. If the member joined late, it opens the
 * participation first. Undefined if it has ended already; then nothing changes. The group posts the transfer in the
 * same transaction.
 */
export async function endGroupParticipation(
  tx: Tx,
  deps: TaskDeps,
  entrant: Entrant,
  outcome: { finished: boolean; takenOut: boolean; hasLeft: boolean } & Reward,
): Promise<Participation | undefined> {
  const { at, taskId } = entrant;
  const known = await openGroupParticipation(tx, deps, entrant);
  if (known === undefined) throw new Error(`There is no task ${taskId}`);
  const open = await lockParticipation(tx, known.memberId, known.id);
  if (open === undefined || open.result !== 0) return undefined;
  const isComplete = outcome.finished && !outcome.takenOut;
  const ended = await endRow(tx, open, {
    result: isComplete ? 1 : 8,
    detail: isComplete ? null : incompleteDetail(outcome),
    resultId: deps.random.uuid(),
    coins: outcome.coins,
    credit: outcome.credit,
    at,
  });
  if (ended === undefined) return undefined;
  await publish(tx, deps, ended, at);
  const [task] = await readTasks(tx, [taskId]);
  if (isComplete && task) await deps.ports?.completed?.(tx, { participation: ended, task, at });
  if (isComplete) await countComplete(tx, taskId);
  return ended;
}
