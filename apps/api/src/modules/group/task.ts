import type { DataOf, QueryOf } from '@yayan/contract';
import { refuse } from '../../contract/api-fault.ts';
import type { GroupCaller } from '../../contract/caller.ts';
import type { GroupParts } from './parts.ts';
import { enter } from './visit.ts';

/** The task of the session's group; any other hash is answered as if it did not exist. */
export async function decodeGroupTask(
  parts: GroupParts,
  caller: GroupCaller,
  { hash }: QueryOf<'decodeGroupTask'>,
): Promise<DataOf<'decodeGroupTask'>> {
  const { group } = await enter(parts.database.read, caller, parts.clock.now());
  if (group.task_hash !== hash) refuse('NOT_FOUND');
  return { taskId: group.task_id, taskHashId: group.task_hash, name: group.name };
}
