import { resultCause } from '../results/result-reason.ts';
import { type DataOf, TaskType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import { balances } from '../../ledger/module.ts';
import { readRules } from '../activity/run-store.ts';
import { describeObstacle, obstacleTo } from '../participation/start-obstacle.ts';
import { findByTask } from '../participation/participation-store.ts';
import type { Participation } from '../participation.ts';
import { dataUseOf } from './data-use.ts';
import type { Task } from '../task.ts';
import { readTaskByHash } from '../task-store.ts';
import { onDay, taskDay } from '../participation/task-day.ts';
import { taskOutcome } from '../outcome/task-outcome.ts';
import { withGroupCoins } from '../wall/group-coins.ts';
import { taskCard } from '../wall/task-card.ts';
import type { TaskDeps } from '../task-deps.ts';
import { matchFor } from '../wall/wall.ts';

type Detail = DataOf<'getTask'>;

/**
 * A task's full detail, and whether this member can start it. A visitor, who has no `memberId`, can't. Refuses with
 * NOT_FOUND an unknown task, and a discussion group's task the member isn't invited to.
 */
export async function taskDetail(
  deps: TaskDeps,
  memberId: string | undefined,
  device: Origin['device'],
  hashId: string,
): Promise<Detail> {
  const db = deps.database.read;
  const task = (await readTaskByHash(db, hashId)) ?? refuse('NOT_FOUND');
  const now = deps.clock.now();
  if (task.type === TaskType.DiscussionGroup && !(await isInvited(deps, memberId, task.id)))
    refuse('NOT_FOUND');
  const own = memberId === undefined ? undefined : await findByTask(db, memberId, task.id);
  const match = memberId === undefined ? null : await matchFor(db, deps, memberId, task);
  const today = memberId === undefined ? undefined : await taskDay(db, memberId, now);
  const plain = taskCard(task, own?.result ?? null, now, match);
  const [card = plain] = memberId === undefined ? [] : await withGroupCoins(db, deps, memberId, [plain]);
  const { audience, ...texts } = task.texts;
  return {
    ...(today === undefined ? card : onDay(card, today)),
    ...texts,
    dataUse: dataUseOf(task),
    foreignResearch: task.foreignResearch,
    outcome:
      (own === undefined || own.result === 0) && memberId !== undefined && today !== undefined
        ? await taskOutcome(deps, db, {
            memberId,
            task: own === undefined ? task : asPromised(task, own),
            at: now,
            today: { ...today, onlyHighMatches: today.onlyHighMatches && match !== null },
          })
        : null,
    limits: {
      audience,
      cities: [...task.cities],
      startsAt: task.startsAt.toISOString(),
      seatMinutes: task.seatMinutes,
      seats: task.seats,
    },
    eligibility: await eligibilityOf(deps, { memberId, own, device, task }),
    participation: own === undefined ? null : resumable(own),
    ownResult: own === undefined ? null : ownResult(own),
    activity: (await readRules(db, task.id))?.kind ?? null,
  };
}

/** The task with the coins that it promised when this member started. */
const asPromised = (task: Task, { promised }: Participation): Task => ({
  ...task,
  coins: promised.coins,
  consolationCoins: promised.consolation,
});

async function isInvited(
  { database, clock, ports }: TaskDeps,
  memberId: string | undefined,
  taskId: string,
): Promise<boolean> {
  if (memberId === undefined) return false;
  return ((await ports?.invitedTasks?.(database.read, memberId, clock.now())) ?? []).includes(taskId);
}

interface Starting {
  memberId: string | undefined;
  own: Participation | undefined;
  device: Origin['device'];
  task: Task;
}

async function eligibilityOf(
  { database, clock, ports }: TaskDeps,
  { memberId, own, device, task }: Starting,
): Promise<Detail['eligibility']> {
  if (memberId === undefined) return { canStart: false, obstacle: null };
  const { quality } = await balances(database.read, memberId);
  const city = (await ports?.memberCity?.(database.read, memberId)) ?? null;
  const obstacle = obstacleTo(task, { own, device, quality, city }, clock.now());
  return {
    canStart: obstacle === undefined,
    obstacle: obstacle === undefined ? null : describeObstacle(obstacle, task),
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
    : { resultId, result, cause: resultCause(own), endedAt: endedAt.toISOString() };
};
