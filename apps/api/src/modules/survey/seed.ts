import { readdir, readFile } from 'node:fs/promises';
import type { Platform } from '../../platform/platform.ts';
import type { TaskPorts } from '../task/ports/task-ports.ts';
import { findTask } from '../task/tasks.ts';
import { DEMO_MEMBERS } from '../identity/demo-members.ts';
import { importTask } from './authoring/import-task.ts';
import { readTaskFile } from './authoring/task-file.ts';
import { seedHistory } from './seed-history.ts';

const folder = new URL('../../../data/survey/', import.meta.url);

/**
 * Puts the demonstration tasks of data/survey on the wall, as `pnpm yayan task import` does, and gives the old member a
 * history. After `seedIdentity`. A task that is there already keeps everything as it is.
 */
export async function seedTasks(platform: Platform, ports: TaskPorts): Promise<void> {
  for (const file of (await readdir(folder)).toSorted()) {
    const task = readTaskFile(file, await readFile(new URL(file, folder), 'utf8'));
    const { hashId } = task.task(platform.clock.now());
    if ((await findTask(platform.database.read, hashId)) === undefined) await importTask(platform, task);
  }
  await seedHistory({ ...platform, ports }, DEMO_MEMBERS.oldMember.id);
}
