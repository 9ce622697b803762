import type { Origin } from '../../../call/call.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readTitled } from './titled-store.ts';
import { memberWall, readWall } from './wall.ts';

/** So many titles are looked up on the member's wall, which hides some of them. */
const MOST_TITLED = 200;

/** The tasks on the member's own wall whose title contains a text, those that they can go on with or start first. */
export async function searchTasks(
  deps: TaskDeps,
  { memberId, device }: { memberId: string; device: Origin['device'] },
  text: string,
  limit: number,
): Promise<Task[]> {
  const db = deps.database.read;
  const only = await readTitled(db, { memberId, text, limit: MOST_TITLED });
  if (only.length === 0) return [];
  const { offered } = await memberWall(deps, memberId, device, {});
  const found = await readWall(db, { ...offered, newcomer: false, only }, undefined, {
    from: undefined,
    limit,
    sections: ['underWay', 'startable', 'closed', 'full', 'ended'],
  });
  return found.map(({ task }) => task);
}
