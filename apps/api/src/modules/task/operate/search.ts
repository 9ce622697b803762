import type { Connection } from '../../../platform/database/database.ts';
import { participationsWithCode } from '../participation/participation-store.ts';
import { readTasks } from '../task-store.ts';
import { namedTask } from './named-task.ts';

/** Participations with this support code, for the search of the console: each leads to its page. */
export async function searchParticipations(
  db: Connection,
  text: string,
  limit: number,
): Promise<{ subject: string; title: string; hint: string | null }[]> {
  const code = text.toUpperCase();
  const found = await participationsWithCode(db, code, limit);
  const tasks = await readTasks(
    db,
    found.map(({ taskId }) => taskId),
  );
  const titles = new Map(tasks.map((task) => [task.id, namedTask(task).taskTitle]));
  return found.map(({ id, taskId }) => ({
    subject: id,
    title: code,
    hint: titles.get(taskId) ?? null,
  }));
}
