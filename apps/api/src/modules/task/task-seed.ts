import { z } from 'zod';
import type { DeviceType, TaskModule, TaskType } from '@yayan/contract';
import type { NewTask } from './task.ts';
import { taskTextsSchema } from './task-texts.ts';
import { wantedSchema } from './wanted.ts';

const count = z.int().min(0);

/** A demonstration task as data/task has it. */
export const taskSeedSchema = z.strictObject({
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
  wanted: wantedSchema.default([]),
  texts: taskTextsSchema,
  startsAt: z.iso.datetime({ offset: true }),
  /** Days from when it is first seeded; null has no end. */
  endsInDays: count.nullable(),
});

/** The task a seed becomes when it is first seeded at `now`. */
export function taskOfSeed(
  { startsAt, endsInDays, ...task }: z.output<typeof taskSeedSchema>,
  now: Date,
): NewTask {
  const endsAt = endsInDays === null ? null : new Date(now.getTime() + endsInDays * 86_400_000);
  return { ...task, startsAt: new Date(startsAt), endsAt };
}
