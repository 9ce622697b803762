import type { DataOf } from '@yayan/contract';
import type { Entry, ExternalSurvey, Participation, TaskDeps } from '../../task/api.ts';
import { endParticipation, findByTask, openParticipation, takeSeat } from '../../task/module.ts';

type StartResult = DataOf<'startParticipation'>;

/** Starts a task that is answered at an external company. The seat is taken at once, because we don't screen here. */
export async function startExternal(
  deps: TaskDeps,
  entry: Entry,
  outside: ExternalSurvey,
): Promise<StartResult> {
  const { database } = deps;
  const { memberId, task, at } = entry;
  const opened = await database.transaction(async (tx) => {
    const own = await openParticipation(tx, deps, entry);
    if (own === undefined || own.result !== 0) return own;
    if (!(await takeSeat(tx, task.id, at))) return await endParticipation(tx, deps, own, { result: 3, at });
    await outside.send(tx, own, at);
    return own;
  });
  // A concurrent call of the same member was first, so its participation counts.
  const own = opened ?? (await findByTask(database.read, memberId, task.id));
  if (own === undefined) throw new Error('The participation that was in the way is gone');
  return await resumeExternal(deps, own, outside, at);
}

/** Returns a newly signed link back to the external company, or the result if the participation has ended. */
export async function resumeExternal(
  { database }: TaskDeps,
  own: Participation,
  outside: ExternalSurvey,
  at: Date,
): Promise<StartResult> {
  const { id, result, resultId } = own;
  if (result !== 0) return { sessionId: id, kind: 'ended', url: null, resultId };
  return {
    sessionId: id,
    kind: 'external',
    url: await outside.entryUrl(database.read, own, at),
    resultId: null,
  };
}
