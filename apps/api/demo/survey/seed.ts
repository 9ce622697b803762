import { readdir, readFile } from 'node:fs/promises';
import type { Platform } from '../../src/platform/platform.ts';
import type { TaskPorts } from '../../src/modules/task/ports/task-ports.ts';
import type { NewTask } from '../../src/modules/task/task.ts';
import { findTask } from '../../src/modules/task/tasks.ts';
import { DEMO_MEMBERS } from '../../src/modules/identity/module.ts';
import { importTask } from '../../src/modules/survey/authoring/import-task.ts';
import { readTaskFile, type TaskFile } from '../../src/modules/survey/authoring/task-file.ts';
import { inTheEvening } from '../life/time-of-day.ts';
import { seedHistory } from './seed-history.ts';

const folder = new URL('../../data/survey/', import.meta.url);

/** The public id in a task file. Reading and checking whole questionnaires would take a third of a server's start. */
const hashIdIn = (source: string): string => /\bhashId"?: *"?(\w+)/u.exec(source)?.[1] ?? '';

/** The demo tasks that the database doesn't have yet. */
async function missingTasks({ clock, database }: Platform): Promise<(TaskFile & { made: NewTask })[]> {
  const now = clock.now();
  const missing: (TaskFile & { made: NewTask })[] = [];
  for (const file of await readdir(folder)) {
    const source = await readFile(new URL(file, folder), 'utf8');
    if ((await findTask(database.read, hashIdIn(source))) !== undefined) continue;
    const read = readTaskFile(file, source);
    missing.push({ ...read, made: read.task(now) });
  }
  return missing;
}

/**
 * Imports the demo tasks of data/survey, like `pnpm yayan task import`, and gives the old member a history. Run it
 * after `seedIdentity`. Existing tasks stay unchanged.
 */
export async function seedTasks(platform: Platform, ports: TaskPorts): Promise<void> {
  // Shortest first, so that the list doesn't begin with a long survey.
  for (const file of (await missingTasks(platform)).toSorted(
    (a, b) => (a.made.declaredMinutes ?? 0) - (b.made.declaredMinutes ?? 0),
  ))
    await importTask(platform, { ...file, task: (at) => inTheEvening(file.task(at)) });
  await seedHistory({ ...platform, ports }, DEMO_MEMBERS.oldMember.id);
}
