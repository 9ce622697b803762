import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { Platform } from '../../platform/platform.ts';
import type { TaskPorts } from '../task/ports/task-ports.ts';
import { taskOfSeed, taskSeedSchema } from '../task/task-seed.ts';
import { addTask, findTask } from '../task/tasks.ts';
import { DEMO_MEMBERS } from '../identity/demo-members.ts';
import { hostSurvey } from './hosting.ts';
import { seedHistory } from './seed-history.ts';

const data = new URL('../../../data/', import.meta.url);
const seedSchema = taskSeedSchema.extend({
  /** Name of the questionnaire in data/survey. */
  survey: z.string(),
});

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, data), 'utf8')) as unknown;

/**
 * Puts the demonstration tasks of data/task on the wall, each with its questionnaire of data/survey to run, and gives
 * the old member a history. After `seedIdentity`. A task that is there already keeps everything as it is.
 */
export async function seedTasks(platform: Platform, ports: TaskPorts): Promise<void> {
  const { database, clock, random } = platform;
  const seeds = z.array(seedSchema).parse(await readJson('task/tasks.json'));
  for (const { survey, ...seed } of seeds) {
    if ((await findTask(database.read, seed.hashId)) !== undefined) continue;
    const candidate = await readJson(`survey/${survey}.json`);
    await database.transaction(async (tx) => {
      const at = clock.now();
      const taskId = await addTask(tx, random, taskOfSeed(seed, at), at);
      if (taskId !== undefined) await hostSurvey(tx, random, { taskId, name: survey, candidate, at });
    });
  }
  await seedHistory({ ...platform, ports }, DEMO_MEMBERS.oldMember.id);
}
