import type { Call } from '../../../../call/call.ts';
import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupDeps } from '../deps.ts';
import type { Visit } from './visit.ts';

/** The task of the session's group. Refuses any other hash with NOT_FOUND. */
export async function decodeGroupTask(
  _deps: GroupDeps,
  { group }: Visit,
  { query: { hash } }: Call<'decodeGroupTask'>,
): Promise<DataOf<'decodeGroupTask'>> {
  if (group.task_hash !== hash) refuse('NOT_FOUND');
  return { taskId: group.task_id, taskHashId: group.task_hash, name: group.name };
}
