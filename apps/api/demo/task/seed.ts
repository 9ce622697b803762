import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import { z } from 'zod';
import type { Platform } from '../../src/platform/platform.ts';
import { activityRulesSchema } from '../../src/modules/task/activity/rules.ts';
import { insertActivity } from '../../src/modules/task/activity/run-store.ts';
import { taskOfSeed, taskSeedSchema } from '../../src/modules/task/task-seed.ts';
import { addTask, setSeatMinutes } from '../../src/modules/task/tasks.ts';
import { inTheEvening } from '../life/time-of-day.ts';

const folder = new URL('../../data/task/activities/', import.meta.url);
const NAMES = ['welcome', 'browse', 'video', 'photos', 'city-photos', 'app-trial', 'prize-trial'];

/** The welcome task has no rules: it is the attribute questionnaire. */
const fileSchema = z.strictObject({ task: taskSeedSchema, activity: activityRulesSchema.optional() });

/** Adds the demo tasks that are no questionnaire. Existing tasks stay unchanged. */
export async function seedActivities({ database, clock, random }: Platform): Promise<void> {
  const at = clock.now();
  for (const name of NAMES) {
    const source = await readFile(new URL(`${name}.yaml`, folder), 'utf8');
    const { task, activity } = fileSchema.parse(parse(source));
    await database.transaction(async (tx) => {
      const taskId = await addTask(tx, random, inTheEvening(taskOfSeed(task, at)), at);
      if (taskId === undefined || activity === undefined) return;
      await insertActivity(tx, taskId, activity);
      await setSeatMinutes(tx, taskId, activity.hours * 60);
    });
  }
}
