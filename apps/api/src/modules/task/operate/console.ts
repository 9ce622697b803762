import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import { pageOf, placeOf } from '../../../platform/page.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRules } from '../activity/run-store.ts';
import { examplesOf, setTaskExamples } from './example-act.ts';
import {
  countOperatorTasks,
  type OperatorTaskRow,
  placeOfTask,
  selectOperatorTask,
  selectOperatorTasks,
} from './operate-store.ts';
import {
  endTask,
  type LacksSupplier,
  pauseTask,
  resumeTask,
  setTaskReward,
  setTaskSeats,
  softLaunchTask,
} from './task-acts.ts';
import { dataUseOf } from '../detail/data-use.ts';
import { operatorStateOf } from './task-state.ts';
import { type AskedAttributes, wantedLines } from '../wanted-text.ts';

type TaskOperation =
  | 'listOperatorTasks'
  | 'getOperatorTask'
  | 'pauseTask'
  | 'resumeTask'
  | 'endTask'
  | 'setTaskSeats'
  | 'softLaunchTask'
  | 'setTaskReward'
  | 'setTaskExamples';

const view = (
  { task, completes }: OperatorTaskRow,
  now: Date,
): ConsoleDataOf<'listOperatorTasks'>['items'][number] => ({
  id: task.hashId,
  title: task.title,
  type: task.type,
  state: operatorStateOf(task, now),
  coins: task.coins,
  seats: task.seats,
  seatsTaken: task.seatsTaken,
  completes,
  startsAt: task.startsAt.toISOString(),
  endsAt: task.endsAt?.toISOString() ?? null,
});

const MINUTE_SECONDS = 60;

/** The acts on tasks. */
export const taskActs = (lacksSupplier: LacksSupplier) => ({
  pauseTask,
  resumeTask: resumeTask(lacksSupplier),
  endTask,
  setTaskSeats,
  setTaskReward,
  setTaskExamples,
  softLaunchTask,
});

interface TaskConsoleDeps {
  acts: ReturnType<typeof taskActs>;
  /** The tasks that their suppliers closed. */
  closedTasks: (db: Connection, now: Date) => Promise<readonly { taskId: string }[]>;
  attributes: AskedAttributes;
}

/** The console's calls of tasks. */
export const taskConsole = (
  platform: Platform,
  { acts, closedTasks, attributes }: TaskConsoleDeps,
): Pick<ConsoleHandlers, TaskOperation> => {
  const { database, clock } = platform;
  return {
    listOperatorTasks: async ({ query: { cursor, limit = 20, sort = 'newest', ...filters } }) => {
      const { state, type, keyword, closed } = filters;
      const now = clock.now();
      const closedIds =
        closed === true ? (await closedTasks(database.read, now)).map(({ taskId }) => taskId) : undefined;
      const query = { state, type, keyword, ids: closedIds, sort, now };
      const after = placeOf(cursor);
      const rows = await selectOperatorTasks(database.read, query, { after, limit: limit + 1 });
      const page = pageOf(rows, limit, (row) => placeOfTask(row, sort));
      const items = page.items.map((row) => view(row, now));
      return { items, nextCursor: page.nextCursor, ...(await countOperatorTasks(database.read, query)) };
    },
    getOperatorTask: async ({ params }) => {
      const row = (await selectOperatorTask(database.read, params.id)) ?? refuse('NOT_FOUND');
      const { task, createdAt } = row;
      return {
        ...view(row, clock.now()),
        softSeats: row.softSeats,
        credit: task.credit,
        consolationCoins: task.consolationCoins,
        minimumQuality: task.minimumQuality,
        cities: [...task.cities],
        devices: [...task.devices],
        networkLimit: task.networkLimit,
        wanted: wantedLines(task.wanted, attributes),
        tags: [...task.tags],
        dataUse: dataUseOf(task),
        examples: examplesOf(await readRules(database.read, task.id)),
        declaredMinutes: task.declaredMinutes,
        medianMinutes: task.medianSeconds === null ? null : task.medianSeconds / MINUTE_SECONDS,
        createdAt: createdAt.toISOString(),
      };
    },
    pauseTask: actHandler(platform, acts.pauseTask, ({ params }) => ({ hashId: params.id })),
    resumeTask: actHandler(platform, acts.resumeTask, ({ params }) => ({ hashId: params.id })),
    endTask: actHandler(platform, acts.endTask, ({ params, body }) => ({ hashId: params.id, ...body.input })),
    setTaskSeats: actHandler(platform, acts.setTaskSeats, ({ params, body }) => ({
      hashId: params.id,
      ...body.input,
    })),
    softLaunchTask: actHandler(platform, acts.softLaunchTask, ({ params, body }) => ({
      hashId: params.id,
      ...body.input,
    })),
    setTaskReward: actHandler(platform, acts.setTaskReward, ({ params, body }) => ({
      hashId: params.id,
      ...body.input,
    })),
    setTaskExamples: actHandler(platform, acts.setTaskExamples, ({ params, body }) => ({
      hashId: params.id,
      ...body.input,
    })),
  };
};
