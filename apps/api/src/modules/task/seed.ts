import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import { activityRulesSchema } from './activity/rules.ts';
import { insertActivity } from './activity/run-store.ts';
import { taskOfSeed, taskSeedSchema } from './task-seed.ts';
import { addTask, setSeatMinutes } from './tasks.ts';

const file = new URL('../../../data/task/activities.json', import.meta.url);

/** The welcome task has no rules: it is the attribute questionnaire. */
const seedSchema = taskSeedSchema.extend({ activity: activityRulesSchema.optional() });

/** Adds the demo tasks that are no questionnaire. Existing tasks stay unchanged. */
export async function seedActivities({ database, clock, random }: Platform): Promise<void> {
  const seeds = z.array(seedSchema).parse(JSON.parse(await readFile(file, 'utf8')));
  const at = clock.now();
  for (const { activity, ...seed } of seeds)
    await database.transaction(async (tx) => {
      const taskId = await addTask(tx, random, taskOfSeed(seed, at), at);
      if (taskId === undefined || activity === undefined) return;
      await insertActivity(tx, taskId, activity);
      await setSeatMinutes(tx, taskId, activity.hours * 60);
    });
}
