import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Task } from '../../task/api.ts';
import { findTask, pauseTask } from '../../task/module.ts';
import type { SupplierConfig } from '../partner-config.ts';
import { readSuppliedTask, writeSupplyEnd } from '../partner-store.ts';
import { findSupplier, type Partner, supplierById, supplyTask as storeSupply } from '../partners.ts';

/** The input of an act on a task of a supplier. */
export interface OfSupply {
  key: string;
  /** The public id. */
  taskId: string;
}

/** How a supplier asks a task's questions. */
export interface Supply extends OfSupply {
  /** What the supplier calls the task. */
  survey: string;
  minimumSeconds?: number | null;
  /** Values for {p1} to {p5}. */
  passed?: Readonly<Record<string, string>>;
}

const lockOf = ({ taskId }: OfSupply): string => `supply ${taskId}`;

async function found(
  platform: Platform,
  db: Connection,
  { key, taskId }: OfSupply,
): Promise<{ partner: Partner<SupplierConfig>; task: Task }> {
  const partner = (await findSupplier(platform, db, key)) ?? refuse('NOT_FOUND');
  return { partner, task: (await findTask(db, taskId)) ?? refuse('PARTNER_TASK_UNKNOWN') };
}

const passedText = (passed: unknown): string | null =>
  Object.entries(passed ?? {})
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${String(value)}`)
    .join('，') || null;

const secondsText = (seconds: number | null | undefined): string | null =>
  seconds === null || seconds === undefined ? null : `${seconds} 秒`;

const changed = (changes: readonly Change[]): Change[] =>
  changes.filter(({ before, after }) => before !== after);

/** Lets a supplier ask a task's questions from now on (rule 14.40). Who began elsewhere finishes there. */
export const supplyTask: Act<Supply> = {
  name: 'partner supply',
  needsReason: false,
  lockOf,
  plan: async (platform, db, input) => {
    const { partner, task } = await found(platform, db, input);
    const stored = await readSuppliedTask(db, task.id);
    const before = stored?.ended_at === null ? stored : undefined;
    const owner = before && (await supplierById(platform, db, before.partner_id)).config.key;
    const changes = changed([
      { field: 'supplier', label: '谁来问', before: owner ?? '我们自己', after: partner.config.key },
      { field: 'survey', label: '对方的叫法', before: before?.survey ?? null, after: input.survey },
      {
        field: 'minimumSeconds',
        label: '最短用时',
        before: secondsText(before?.minimum_seconds),
        after: secondsText(input.minimumSeconds),
      },
      {
        field: 'passed',
        label: '附带的值',
        before: passedText(before?.passed),
        after: passedText(input.passed),
      },
    ]);
    return { kind: 'task', subject: task.hashId, title: task.title, permission: 'tasks.change', changes };
  },
  run: async (platform, input) => {
    await platform.database.transaction(async (tx) => {
      const { partner, task } = await found(platform, tx, input);
      const { survey, minimumSeconds, passed = {} } = input;
      await storeSupply(tx, platform, {
        taskId: task.id,
        partnerId: partner.id,
        survey,
        passed,
        ...(typeof minimumSeconds === 'number' && { minimumSeconds }),
      });
    });
  },
};

/** Sends nobody to a supplier for a task any more, and pauses the task (rule 14.40). Who is there comes back and is paid. */
export const endSupply: Act<OfSupply> = {
  name: 'partner end-supply',
  needsReason: true,
  lockOf,
  plan: async (platform, db, input) => {
    const { partner, task } = await found(platform, db, input);
    const stored = await readSuppliedTask(db, task.id);
    if (stored?.partner_id !== partner.id) return refuse('PARTNER_TASK_UNKNOWN');
    if (stored.ended_at !== null) refuse('ACT_NOTHING_CHANGES');
    const end: Change = {
      field: 'supplier',
      label: '谁来问',
      before: partner.config.key,
      after: '没有人，先指定供应商再恢复任务',
    };
    const isPaused = task.pausedAt !== null;
    const pause: Change = { field: 'state', label: '任务', before: '没有暂停', after: '已暂停' };
    return {
      kind: 'task',
      subject: task.hashId,
      title: task.title,
      permission: 'tasks.change',
      changes: isPaused ? [end] : [end, pause],
    };
  },
  run: async (platform, input) => {
    const at = platform.clock.now();
    await platform.database.transaction(async (tx) => {
      const { task } = await found(platform, tx, input);
      await writeSupplyEnd(tx, task.id, at);
      await pauseTask(tx, task.id, at);
    });
  },
};
