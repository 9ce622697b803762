import type { ErrorName } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { changeTask, type OperatorTaskRow, selectOperatorTask, type TaskChange } from './operate-store.ts';
import { operatorStateOf, stateNames } from './task-state.ts';

/** The input of an act on a task. */
export interface OfTask {
  hashId: string;
}

const read = async (db: Connection, hashId: string): Promise<OperatorTaskRow> =>
  (await selectOperatorTask(db, hashId)) ?? refuse('NOT_FOUND');

interface TaskActRule<Input> {
  name: string;
  needsReason?: boolean;
  /** What changes for a reader. Refuses what can't be done. */
  changes: (row: OperatorTaskRow, input: Input, now: Date) => Change[];
  /** What changes in the table. */
  write: (input: Input, now: Date, row: OperatorTaskRow) => TaskChange;
}

const taskAct = <Input extends OfTask>({
  name,
  needsReason = false,
  changes,
  write,
}: TaskActRule<Input>): Act<Input> => ({
  name,
  needsReason,
  lockOf: ({ hashId }) => `task ${hashId}`,
  plan: async ({ clock }, db, input): Promise<Plan> => {
    const row = await read(db, input.hashId);
    return {
      kind: 'task',
      subject: input.hashId,
      title: row.task.title,
      permission: 'tasks.change',
      changes: changes(row, input, clock.now()),
    };
  },
  run: async ({ database, clock }, input) => {
    const row = await read(database.read, input.hashId);
    await changeTask(database.read, input.hashId, write(input, clock.now(), row));
  },
});

type State = ReturnType<typeof operatorStateOf>;

const stateChange = (
  { task }: OperatorTaskRow,
  now: Date,
  { from, to, refusal }: { from: readonly State[]; to: State; refusal: ErrorName },
): Change => {
  const state = operatorStateOf(task, now);
  if (!from.includes(state)) refuse(refusal);
  return { field: 'state', label: '状态', before: stateNames[state], after: stateNames[to] };
};

/** Pauses a task: nobody starts it, and those who began finish it (rule 14.11). */
export const pauseTask = taskAct<OfTask>({
  name: 'task pause',
  needsReason: true,
  changes: (row, _input, now) => [
    stateChange(row, now, {
      from: ['running', 'scheduled'],
      to: 'paused',
      refusal: 'TASK_NOT_RUNNING',
    }),
  ],
  write: (_input, now) => ({ paused_at: now }),
});

/** Whether a soft launch has all its people, so that it waits for somebody to let it go on. */
const isSoftLaunchOver = ({ task, softSeats }: OperatorTaskRow): boolean =>
  softSeats !== null && task.seatsTaken >= softSeats;

const goOn = taskAct<OfTask>({
  name: 'task resume',
  changes: (row, _input, now) => [
    stateChange(row, now, {
      from: ['paused'],
      to: operatorStateOf({ ...row.task, pausedAt: null }, now),
      refusal: 'TASK_NOT_PAUSED',
    }),
    ...(isSoftLaunchOver(row)
      ? [{ field: 'softSeats', label: '首批', before: softText(row.softSeats), after: softText(null) }]
      : []),
  ],
  // One that was paused by hand before its end goes on as a soft launch.
  write: (_input, _now, row) => ({ paused_at: null, ...(isSoftLaunchOver(row) && { soft_seats: null }) }),
});

/** Whether a task was asked by a supplier, and now by nobody. */
export type LacksSupplier = (db: Connection, taskId: string) => Promise<boolean>;

/** Lets a paused task go on. Without the supplier that asked its questions, members could open it but not start (rule 14.40). */
export const resumeTask = (lacksSupplier: LacksSupplier): Act<OfTask> => ({
  ...goOn,
  plan: async (platform, db, input) => {
    const plan = await goOn.plan(platform, db, input);
    const { task } = await read(db, input.hashId);
    if (await lacksSupplier(db, task.id)) refuse('TASK_NOT_SUPPLIED');
    return plan;
  },
});

const timeText = (at: Date | null): string => at?.toISOString() ?? '不限';

/** Ends a task now, or at a later time. */
export const endTask = taskAct<OfTask & { endsAt: string | null }>({
  name: 'task end',
  needsReason: true,
  changes: ({ task }, { endsAt }, now) => {
    if (operatorStateOf(task, now) === 'ended') refuse('TASK_NOT_RUNNING');
    const end = endsAt === null ? null : new Date(endsAt);
    if ((end ?? now) <= task.startsAt || (end !== null && end <= now)) refuse('TASK_END_PAST');
    const after = end === null ? '现在' : timeText(end);
    return [{ field: 'endsAt', label: '结束时间', before: timeText(task.endsAt), after }];
  },
  write: ({ endsAt }, now) =>
    endsAt === null ? { ends_at: now, is_over: true } : { ends_at: new Date(endsAt), is_over: false },
});

const softText = (seats: number | null): string => (seats === null ? '没有' : `${seats} 人`);

/** Pauses a task when its first people have a seat, until somebody lets it go on (rule 14.71). */
export const softLaunchTask = taskAct<OfTask & { softSeats: number | null }>({
  name: 'task soft-launch',
  changes: (row, { softSeats }, now) => {
    const { task } = row;
    if (operatorStateOf(task, now) === 'ended') refuse('TASK_NOT_RUNNING');
    if (softSeats !== null && softSeats <= task.seatsTaken) refuse('TASK_SEATS_TAKEN');
    return [
      { field: 'softSeats', label: '首批', before: softText(row.softSeats), after: softText(softSeats) },
      {
        field: 'seatsTaken',
        label: '已占名额',
        before: null,
        after: String(task.seatsTaken),
        isChanged: false,
      },
    ];
  },
  write: ({ softSeats }) => ({ soft_seats: softSeats }),
});

const seatsText = (seats: number | null): string => (seats === null ? '不限' : String(seats));

/** Changes how many people may take part; never below those who have a seat. */
export const setTaskSeats = taskAct<OfTask & { seats: number | null }>({
  name: 'task seats',
  changes: ({ task }, { seats }) => {
    if (seats !== null && seats < task.seatsTaken) refuse('TASK_SEATS_TAKEN');
    return [{ field: 'seats', label: '名额', before: seatsText(task.seats), after: seatsText(seats) }];
  },
  write: ({ seats }) => ({ seats }),
});

/** Changes what a task pays. Who has started gets what was promised then (rule 3.10). */
export const setTaskReward = taskAct<OfTask & { coins: number }>({
  name: 'task reward',
  needsReason: true,
  changes: ({ task }, { coins }) => [
    { field: 'coins', label: '完成的金币', before: String(task.coins), after: String(coins) },
  ],
  write: ({ coins }) => ({ coins }),
});
