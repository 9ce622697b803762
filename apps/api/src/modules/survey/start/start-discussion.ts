import type { DataOf, DeviceType } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Task, TaskDeps } from '../../task/api.ts';
import { findByTask, ownResult } from '../../task/module.ts';

interface Starter {
  readonly memberId: string;
  readonly task: Task;
  readonly device: DeviceType;
  readonly at: Date;
}

/**
 * Starts the task of a discussion group and leads to its invitation (rule 6.29). The group decides who may take part,
 * so browser and network are not checked.
 */
export async function startDiscussion(
  { database, random, ports }: TaskDeps,
  { memberId, task, device, at }: Starter,
): Promise<DataOf<'startParticipation'>> {
  const own = await findByTask(database.read, memberId, task.id);
  if (own !== undefined && own.result !== 0) return refuse('ALREADY_JOINED', ownResult(own));
  const start = ports?.startInGroup ?? refuse('NOT_ELIGIBLE');
  const entrant = { memberId, taskId: task.id, device, at };
  const opened = await database.transaction((tx) => start(tx, { random }, entrant));
  return { sessionId: opened.id, kind: 'group', url: `/topic/join/${task.hashId}`, resultId: null };
}
