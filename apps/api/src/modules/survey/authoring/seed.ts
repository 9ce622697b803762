import { readdir, readFile } from 'node:fs/promises';
import type { Platform } from '../../../platform/platform.ts';
import type { TaskPorts } from '../../task/ports/task-ports.ts';
import { findTask } from '../../task/tasks.ts';
import { DEMO_MEMBERS } from '../../identity/demo-members.ts';
import { importTask } from './import-task.ts';
import { readTaskFile } from './task-file.ts';
import { seedHistory } from './seed-history.ts';

const folder = new URL('../../../../data/survey/', import.meta.url);

/**
 * Imports the demo tasks of data/survey, as `pnpm yayan task import` does, and gives the old member a history. Run it
 * after `seedIdentity`. Existing tasks stay unchanged.
 */
export async function seedTasks(platform: Platform, ports: TaskPorts): Promise<void> {
  const now = platform.clock.now();
  const files = await Promise.all(
    (await readdir(folder)).map(async (file) => {
      const read = readTaskFile(file, await readFile(new URL(file, folder), 'utf8'));
      return { ...read, made: read.task(now) };
    }),
  );
  // Shortest first, so that the list doesn't begin with a long survey.
  for (const file of files.toSorted((a, b) => (a.made.declaredMinutes ?? 0) - (b.made.declaredMinutes ?? 0)))
    if ((await findTask(platform.database.read, file.made.hashId)) === undefined)
      await importTask(platform, file);
  await seedHistory({ ...platform, ports }, DEMO_MEMBERS.oldMember.id);
}
