import { z } from 'zod';
import { DeviceType, TaskModule, TaskType } from '@yayan/contract';
import { isContentAddress } from '@yayan/survey-engine';
import { inBoth } from '../../platform/filed/schema-faults.ts';
import type { NewTask } from './task.ts';
import { isCalledCity } from '../region/module.ts';
import { clientSchema, foreignResearchOf } from './foreign-research.ts';
import { taskTextsSchema } from './task-texts.ts';
import { wantedSchema } from './wanted.ts';

const count = z.int().min(0).max(1_000_000_000);
const some = count.min(1);
const address = z
  .string()
  .max(500)
  .refine(isContentAddress, inBoth('a path of ours or an https address', '要是本站路径或 https 地址'));
const { dataUse } = taskTextsSchema.shape;

/** A task in a file: demo data, or input of `task import` (docs/survey-format.md). */
export const taskSeedSchema = z.strictObject({
  hashId: z
    .string()
    .refine(
      (id) => /^[0-9A-Za-z]{8,24}$/u.test(id),
      inBoth('8 to 24 letters and digits', '8 到 24 个字母或数字'),
    ),
  module: z.enum(TaskModule),
  type: z.enum(TaskType),
  devices: z.array(z.enum(DeviceType)).min(1),
  title: z.string().min(1).max(100),
  cover: address.nullable(),
  coins: count,
  credit: count,
  consolationCoins: count,
  declaredMinutes: some.nullable(),
  screeningMinutes: some.nullable(),
  cities: z.array(
    z
      .string()
      .refine(
        isCalledCity,
        inBoth('a city as people call it: 上海, 杭州', '要是平常说的城市名，如上海、杭州'),
      ),
  ),
  minimumQuality: z.int().min(40).max(100),
  networkLimit: some.nullable(),
  seats: count.nullable(),
  tags: z.array(z.string().min(1).max(20)).max(10),
  wanted: wantedSchema.default([]),
  texts: taskTextsSchema.extend({ dataUse: dataUse.extend({ policyUrl: address.nullable() }) }),
  /** Where the client is; without it in China. */
  client: clientSchema.optional(),
  startsAt: z.iso.datetime({ offset: true }),
  /** Days from its import until it ends; null means no end. */
  endsInDays: some.nullable(),
});

/** The task that a file describes, imported at `now`. */
export function taskOfSeed(
  { startsAt, endsInDays, client, ...task }: z.output<typeof taskSeedSchema>,
  now: Date,
): NewTask {
  const endsAt = endsInDays === null ? null : new Date(now.getTime() + endsInDays * 86_400_000);
  return {
    ...task,
    ...(client && { foreignResearch: foreignResearchOf(client) }),
    startsAt: new Date(startsAt),
    endsAt,
  };
}
