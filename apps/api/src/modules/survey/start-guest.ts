import { refuse } from '../../contract/api-fault.ts';
import type { Origin } from '../../contract/call.ts';
import { type Entry, openParticipation } from '../task/open-participation.ts';
import { obstacleTo } from '../task/obstacle.ts';
import { findByTask, isSeatOver } from '../task/participations.ts';
import type { Participation } from '../task/participation.ts';
import type { Task } from '../task/task.ts';
import type { TaskParts } from '../task/task-parts.ts';
import { asksForFiles } from './asks-for-files.ts';
import { endIfSeatOver, lockAnswering } from './answering.ts';
import { definitionOf, hostedSurvey } from './hosting.ts';
import { insertSession } from './session-store.ts';

/** Quality (质量分) is of members; a guest has none to fall short of. */
const ENOUGH_QUALITY = 100;

/** A guest earns nothing and is nobody's first survey. */
export function guestParts({ ports, ...parts }: TaskParts): TaskParts {
  const { completed: _completed, ...rest } = ports ?? {};
  return { ...parts, ports: rest };
}

/**
 * Starts one of our own surveys for somebody without an account, or goes on with it. Network and browser count as a
 * member's do; nothing is paid. Refuses what is not open now, not for this device, or asks
 * for files.
 */
export async function startGuest(
  parts: TaskParts,
  guestId: string,
  origin: Origin,
  task: Task,
): Promise<Participation> {
  const { database, clock, ports } = parts;
  const at = clock.now();
  const own = await findByTask(database.read, guestId, task.id);
  if (own !== undefined) return await stillOpen(parts, own, at);
  const obstacle = obstacleTo(task, { own, device: origin.device, quality: ENOUGH_QUALITY, city: null }, at);
  if (obstacle === 'device') return refuse('TASK_NOT_FOR_DEVICE');
  if (obstacle !== undefined) return refuse('TASK_ENDED');
  if ((await ports?.outsideOf?.(database.read, task.id)) !== undefined) return refuse('NOT_ELIGIBLE');
  const unpaid = { ...task, coins: 0, credit: 0, consolationCoins: 0 };
  const entry: Entry = { memberId: guestId, task: unpaid, origin, city: null, consented: false, at };
  const surveyId = await hostedSurvey(database.read, task.id);
  const definition = await definitionOf(database.read, surveyId);
  if (asksForFiles(definition)) return refuse('SURVEY_NEEDS_ACCOUNT');
  const { host } = definition;
  const opened = await database.transaction(async (tx) => {
    const made = await openParticipation(tx, guestParts(parts), entry);
    if (made === undefined) return undefined;
    const { id, taskId } = made;
    const page = host.screening.page;
    await insertSession(tx, { memberId: guestId, participationId: id, taskId, surveyId, page }, at);
    return made;
  });
  const found = opened ?? (await findByTask(database.read, guestId, task.id));
  if (found === undefined) throw new Error('The participation that was in the way is gone');
  return found;
}

async function stillOpen(parts: TaskParts, own: Participation, at: Date): Promise<Participation> {
  if (!isSeatOver(own, at)) return own;
  return await parts.database.transaction(async (tx) => {
    const answering = await lockAnswering(tx, own.memberId, own.id);
    const ended = await endIfSeatOver(tx, guestParts(parts), answering, at);
    return { ...answering.participation, ...ended };
  });
}
