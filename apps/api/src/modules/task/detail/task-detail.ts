import { tooShortCause } from '../results/result-reason.ts';
import { type DataOf, TaskType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { balances } from '../../ledger/module.ts';
import { readRules } from '../activity/run-store.ts';
import { describeObstacle, obstacleTo } from '../participation/start-obstacle.ts';
import { findByTask } from '../participation/participation-store.ts';
import type { Participation } from '../participation.ts';
import { readTaskByHash } from '../task-store.ts';
import { taskOutcome } from '../outcome/task-outcome.ts';
import { taskCard } from '../wall/task-card.ts';
import type { TaskDeps } from '../task-deps.ts';
import { matchFor } from '../wall/wall.ts';

type Detail = DataOf<'getTask'>;

/**
 * A task's full detail, and whether this member can start it. Refuses with NOT_FOUND an unknown task, and a discussion
 * group's task the member isn't invited to.
 */
export async function taskDetail(
  deps: TaskDeps,
  memberId: string,
  device: Origin['device'],
  hashId: string,
): Promise<Detail> {
  const { database, clock, ports } = deps;
  const db = database.read;
  const task = (await readTaskByHash(db, hashId)) ?? refuse('NOT_FOUND');
  const now = clock.now();
  if (task.type === TaskType.DiscussionGroup) {
    const invited = (await ports?.invitedTasks?.(db, memberId, now)) ?? [];
    if (!invited.includes(task.id)) refuse('NOT_FOUND');
  }
  const own = await findByTask(db, memberId, task.id);
  const { quality } = await balances(db, memberId);
  const city = (await ports?.memberCity?.(db, memberId)) ?? null;
  const obstacle = obstacleTo(task, { own, device, quality, city }, now);
  const { audience, ...texts } = task.texts;
  return {
    ...taskCard(task, own?.result ?? null, now, await matchFor(db, deps, memberId, task)),
    ...texts,
    foreignResearch: task.foreignResearch,
    outcome: own === undefined ? await taskOutcome(deps, db, { memberId, task, at: now }) : null,
    limits: {
      audience,
      cities: [...task.cities],
      startsAt: task.startsAt.toISOString(),
      seatMinutes: task.seatMinutes,
      seats: task.seats,
    },
    eligibility: {
      canStart: obstacle === undefined,
      obstacle: obstacle === undefined ? null : describeObstacle(obstacle, task),
    },
    participation: own === undefined ? null : resumable(own),
    ownResult: own === undefined ? null : ownResult(own),
    activity: (await readRules(db, task.id))?.kind ?? null,
  };
}

const resumable = (own: Participation): Detail['participation'] =>
  own.result === 0
    ? {
        sessionId: own.id,
        progress: own.progress,
        startedAt: own.startedAt.toISOString(),
        seatUntil: own.seatUntil?.toISOString() ?? null,
      }
    : null;

/** How a participation ended; null while it is open. */
export const ownResult = (own: Participation): Detail['ownResult'] => {
  const { resultId, result, endedAt } = own;
  return resultId === null || endedAt === null
    ? null
    : { resultId, result, cause: tooShortCause(own), endedAt: endedAt.toISOString() };
};
