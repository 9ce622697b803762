import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { taskOfSeed, taskSeedSchema } from './task-seed.ts';
import { addTask } from './tasks.ts';

const file = new URL('../../../data/task/activities.json', import.meta.url);

/** Puts the tasks that are no questionnaire on the wall. A task that is there already keeps everything as it is. */
export async function seedActivities({ database, clock, random }: Platform): Promise<void> {
  const seeds = z.array(taskSeedSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  const at = clock.now();
  for (const seed of seeds) await database.transaction((tx) => addTask(tx, random, taskOfSeed(seed, at), at));
}
