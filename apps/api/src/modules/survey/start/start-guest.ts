import { refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { Entry, Participation, ParticipationSource, Task, TaskDeps, TaskPorts } from '../../task/api.ts';
import { admitGuest, findByTask, obstacleTo, taskById } from '../../task/module.ts';
import { asksForFiles } from '../authoring/asks-for-files.ts';
import { endIfOverdue } from '../answering/answering.ts';
import { definitionOf, hostedSurvey } from '../authoring/host-survey.ts';
import { beginParticipation } from './begin-participation.ts';

/** Guests have no quality (质量分) score, so no task's minimum excludes them. */
const ENOUGH_QUALITY = 100;

/**
 * The dependencies for a guest's calls. A guest earns nothing and completes no newcomer step. Browser and network are
 * counted after the screening (rule 3.12).
 */
export function guestDeps(
  { ports, ...deps }: TaskDeps,
  origin: Pick<Origin, 'address' | 'browser'>,
): TaskDeps {
  const { completed: _completed, ...rest } = ports ?? {};
  const admitScreened: TaskPorts['admitScreened'] = async (tx, taskId, at) =>
    await admitGuest(tx, deps, await taskById(tx, taskId), origin, at);
  return { ...deps, ports: { ...rest, admitScreened } };
}

/**
 * Starts one of our own surveys for a guest, or continues it. Nothing is paid. Refuses a survey that isn't open now,
 * isn't for this device, or asks for files.
 */
export async function startGuest(
  deps: TaskDeps,
  guest: { id: string; source: Exclude<ParticipationSource, 'member'> },
  origin: Origin,
  task: Task,
): Promise<Participation> {
  const { database, clock, ports } = deps;
  const { id: guestId, source } = guest;
  const at = clock.now();
  const own = await findByTask(database.read, guestId, task.id);
  if (own !== undefined) return await endIfOverdue(guestDeps(deps, origin), own, at);
  const obstacle = obstacleTo(task, { own, device: origin.device, quality: ENOUGH_QUALITY, city: null }, at);
  if (obstacle === 'device') return refuse('TASK_NOT_FOR_DEVICE');
  if (obstacle !== undefined) return refuse('TASK_ENDED');
  if ((await ports?.externalSurveyOf?.(database.read, task.id)) !== undefined) return refuse('NOT_ELIGIBLE');
  const unpaid = { ...task, coins: 0, credit: 0, consolationCoins: 0 };
  const entry: Entry = {
    memberId: guestId,
    task: unpaid,
    origin,
    city: null,
    consented: false,
    source,
    at,
  };
  const surveyId = await hostedSurvey(database.read, task.id);
  const definition = await definitionOf(database.read, surveyId);
  if (asksForFiles(definition)) return refuse('SURVEY_NEEDS_ACCOUNT');
  const { page } = definition.host.screening;
  const opened = await database.transaction((tx) =>
    beginParticipation(tx, guestDeps(deps, origin), entry, { surveyId, page }),
  );
  const found = opened?.opened ?? (await findByTask(database.read, guestId, task.id));
  if (found === undefined) throw new Error('The participation that was in the way is gone');
  return found;
}
