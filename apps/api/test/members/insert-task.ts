import type { TaskType } from '@yayan/contract';
import type { Tx } from '../../src/platform/database/tx.ts';
import type { TaskDeps } from '../../src/modules/task/task-deps.ts';
import { addTask } from '../../src/modules/task/tasks.ts';
import { bareTaskTexts } from './bare-task-texts.ts';

/** Adds an open task of this type that pays this many coins. Returns its id. */
export async function insertTask(
  tx: Tx,
  { random, clock }: Pick<TaskDeps, 'random' | 'clock'>,
  { type, coins }: { type: TaskType; coins: number },
): Promise<string> {
  const task = {
    hashId: Buffer.from(random.bytes(8)).toString('hex'),
    module: 2,
    type,
    title: '通勤出行',
    cover: null,
    coins,
    credit: 1,
    consolationCoins: 0,
    declaredMinutes: 4,
    screeningMinutes: 1,
    devices: [1, 2, 3],
    cities: [],
    minimumQuality: 40,
    networkLimit: null,
    seats: null,
    tags: [],
    texts: bareTaskTexts,
    startsAt: new Date('2026-01-01T00:00:00Z'),
    endsAt: null,
  } as const;
  return (
    (await addTask(tx, random, task, clock.now())) ?? Promise.reject(new Error('The task is there already'))
  );
}
