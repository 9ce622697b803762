import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DeviceType, TaskModule, TaskType } from '@yayan/contract';
import type { Platform } from '../../platform/platform.ts';
import type { NewTask } from '../task/task.ts';
import type { TaskPorts } from '../task/ports/task-ports.ts';
import { taskTextsSchema } from '../task/task-texts.ts';
import { addTask, findTask } from '../task/tasks.ts';
import { DEMO_MEMBERS } from '../identity/demo-members.ts';
import { hostSurvey } from './hosting.ts';
import { seedHistory } from './seed-history.ts';

const data = new URL('../../../data/', import.meta.url);
const count = z.int().min(0);

const seedSchema = z.strictObject({
  /** Name of the questionnaire in data/survey. */
  survey: z.string(),
  hashId: z.string(),
  module: z.int().transform((value) => value as TaskModule), // The table's checks hold these three.
  type: z.int().transform((value) => value as TaskType),
  devices: z.array(z.int().transform((value) => value as DeviceType)),
  title: z.string(),
  cover: z.string().nullable(),
  coins: count,
  credit: count,
  consolationCoins: count,
  declaredMinutes: count.nullable(),
  screeningMinutes: count.nullable(),
  cities: z.array(z.string()),
  minimumQuality: count,
  networkLimit: count.nullable(),
  seats: count.nullable(),
  tags: z.array(z.string()),
  texts: taskTextsSchema,
  startsAt: z.iso.datetime({ offset: true }),
  /** Days from when it is first seeded; null has no end. */
  endsInDays: count.nullable(),
});

type Seed = z.output<typeof seedSchema>;

function taskOf({ survey: _survey, startsAt, endsInDays, ...task }: Seed, now: Date): NewTask {
  const endsAt = endsInDays === null ? null : new Date(now.getTime() + endsInDays * 86_400_000);
  return { ...task, startsAt: new Date(startsAt), endsAt };
}

const readJson = async (path: string): Promise<unknown> =>
  JSON.parse(await readFile(new URL(path, data), 'utf8')) as unknown;

/**
 * Puts the demonstration tasks of data/task on the wall, each with its questionnaire of data/survey to run, and gives
 * the old member a history. After `seedIdentity`. A task that is there already keeps everything as it is.
 */
export async function seedTasks(platform: Platform, ports: TaskPorts): Promise<void> {
  const { database, clock, random } = platform;
  const seeds = z.array(seedSchema).parse(await readJson('task/tasks.json'));
  for (const seed of seeds) {
    if ((await findTask(database.read, seed.hashId)) !== undefined) continue;
    const candidate = await readJson(`survey/${seed.survey}.json`);
    await database.transaction(async (tx) => {
      const at = clock.now();
      const taskId = await addTask(tx, random, taskOf(seed, at), at);
      if (taskId !== undefined) await hostSurvey(tx, random, { taskId, name: seed.survey, candidate, at });
    });
  }
  await seedHistory({ ...platform, ports }, DEMO_MEMBERS.oldMember.id);
}
