import { readFile } from 'node:fs/promises';
import { z } from 'zod';
import type { DeviceType, TaskModule, TaskType } from '@yayan/contract';
import type { Platform } from '../../src/platform/platform.ts';
import { taskTextsSchema } from '../../src/modules/task/task-texts.ts';
import { addTask, findTask } from '../../src/modules/task/tasks.ts';
import { writeOpenLink } from '../../src/modules/partner/guests/key-store.ts';
import { type PartnerConfig, partnerConfigSchema } from '../../src/modules/partner/partner-config.ts';
import { savePartner, supplyTask } from '../../src/modules/partner/partners.ts';

const data = new URL('../../data/partner/demo.json', import.meta.url);
const count = z.int().min(0);
const moment = z.iso.datetime({ offset: true }).transform((text) => new Date(text));

const taskSchema = z.strictObject({
  partner: z.string(),
  /** The partner's name for it. */
  survey: z.string(),
  hashId: z.string(),
  module: z.int().transform((value) => value as TaskModule), // Check constraints of the table allow only these values.
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
  startsAt: moment,
  endsAt: moment.nullable(),
});

const demoSchema = z.strictObject({
  tasks: z.array(taskSchema),
  /** Public id of the task to which the simulated agent may send people. */
  agentTask: z.string(),
  openLink: z.strictObject({ sid: z.string(), task: z.string() }),
});

/** The status values of the sandbox supplier and their meanings. */
const statuses = {
  complete: { result: 1 },
  screenout: { result: 2 },
  full: { result: 3 },
  quality: { result: 2, reason: 'quality' },
  reversed: 'reversed',
};

/** The sandbox companies of a local run. Their secret is new at each start, so they are saved each time. */
function demoPartners({ url, secret }: { url: string; secret: string }, agentTask: string): PartnerConfig[] {
  const common = { secrets: [secret], signing: { scheme: 'hmac-sha256' } };
  const supplier = {
    ...common,
    entry: `${url}/supplier/start?pid={pid}&sid={sid}&survey={survey}&ts={ts}&back={return}&sig={sig}`,
    parameters: { session: 'sid', status: 'st', time: 'ts', signature: 'sig' },
    statuses,
  };
  const end = (name: string): string =>
    `${url}/agent/end/${name}?uid={uid}&st={st}&ts={ts}&p1={p1}&sig={sig}`;
  return [
    { ...supplier, kind: 'supplier', key: 'sandbox' },
    { ...supplier, kind: 'panel', key: 'sandbox-gmo' },
    {
      ...common,
      kind: 'agent',
      key: 'sandbox-agent',
      tasks: [agentTask],
      cap: 100_000,
      ends: {
        complete: end('complete'),
        screenedOut: end('screenedOut'),
        quotaFull: end('quotaFull'),
        duplicate: end('duplicate'),
        other: end('other'),
      },
    },
  ].map((config) => partnerConfigSchema.parse(config));
}

/**
 * Adds the demo tasks of the sandbox supplier, its agent and an open link. Run it after `seedTasks`. Does nothing
 * without a configured sandbox, so never in production.
 */
export async function seedPartners(platform: Platform): Promise<void> {
  const { config, database, random, clock } = platform;
  const { sandboxSupplier } = config;
  if (sandboxSupplier === undefined) return;
  const demo = demoSchema.parse(JSON.parse(await readFile(data, 'utf8')));
  const open = await findTask(database.read, demo.openLink.task);
  const at = clock.now();
  await database.transaction(async (tx) => {
    const ids = new Map<string, string>();
    for (const partner of demoPartners(sandboxSupplier, demo.agentTask))
      ids.set(partner.key, await savePartner(tx, platform, partner, at));
    for (const { partner, survey, ...task } of demo.tasks) {
      const taskId = await addTask(tx, random, task, at);
      const partnerId = ids.get(partner);
      if (taskId !== undefined && partnerId !== undefined)
        await supplyTask(tx, platform, { taskId, partnerId, survey });
    }
    if (open !== undefined) await writeOpenLink(tx, { sid: demo.openLink.sid, taskId: open.id, at });
  });
}
