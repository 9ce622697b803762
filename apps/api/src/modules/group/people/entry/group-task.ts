import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { GroupCaller } from '../../../../call/caller.ts';
import type { GroupDeps } from '../deps.ts';
import { enterToRead } from './visit.ts';

/** Answers the task of the session's group. Refuses any other hash with NOT_FOUND. */
export async function decodeGroupTask(
  deps: GroupDeps,
  caller: GroupCaller,
  { hash }: QueryOf<'decodeGroupTask'>,
): Promise<DataOf<'decodeGroupTask'>> {
  const { group } = await enterToRead(deps.database.read, caller, deps.clock.now());
  if (group.task_hash !== hash) refuse('NOT_FOUND');
  return { taskId: group.task_id, taskHashId: group.task_hash, name: group.name };
}
