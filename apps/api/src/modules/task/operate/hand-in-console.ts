import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, type ActOnId } from '../../../platform/audit/act-handler.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { pageOf, type Place, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import { type ActivityRules } from '../activity/rules.ts';
import { isWaiting, reviewOf, type Run } from '../activity/run.ts';
import { readAnyRun, readRules } from '../activity/run-store.ts';
import { findParticipation } from '../participation/participation-store.ts';
import { readTaskByHash, readTasks } from '../task-store.ts';
import type { Task } from '../task.ts';
import type { HandInActs } from './hand-in-acts.ts';
import { countHandIns, selectHandIns, selectPastVerdicts } from './hand-in-store.ts';
import { photosOf, type PicturePorts } from './hand-in-photos.ts';
import { preparedReasons } from './prepared-reasons.ts';

type HandInOperation =
  | 'listHandIns'
  | 'getHandIn'
  | 'listHandInReasons'
  | 'approveHandIn'
  | 'returnHandIn'
  | 'rejectHandIn';
type Row = ConsoleDataOf<'listHandIns'>['items'][number];

export interface HandInPorts extends PicturePorts {
  acts: HandInActs;
}

interface Shown {
  tasks: ReadonlyMap<string, Task>;
  codes: ReadonlyMap<string, string>;
  pictureUrl: HandInPorts['pictureUrl'];
}

async function around(db: Connection, runs: readonly Run[], { pictureUrl }: HandInPorts): Promise<Shown> {
  const tasks = await readTasks(
    db,
    runs.map(({ taskId }) => taskId),
  );
  const codes = await memberCodes(db, [...new Set(runs.map(({ memberId }) => memberId))]);
  return { tasks: new Map(tasks.map((task) => [task.id, task])), codes, pictureUrl };
}

const rowOf = (run: Run, { tasks, codes, pictureUrl }: Shown): Row => {
  const task = tasks.get(run.taskId);
  return {
    id: run.participationId,
    what: run.state === 'applied' ? 'application' : 'proof',
    taskId: task?.hashId ?? '',
    taskTitle: task?.title ?? '',
    memberId: run.memberId,
    memberCode: codes.get(run.memberId) ?? null,
    submittedAt: run.submittedAt?.toISOString() ?? null,
    decideBy: reviewOf(run)?.by ?? null,
    text: run.submission?.text ?? '',
    pictures: (run.submission?.photos ?? []).map(({ key, caption }) => ({ url: pictureUrl(key), caption })),
  };
};

/** What a submission's task asked for. */
export const asksOf = (rules: ActivityRules | undefined, run: Run): ConsoleDataOf<'getHandIn'>['asks'] => {
  if (rules?.kind === 'paipai') return rules.proof;
  if (rules?.kind !== 'trial') return null;
  return run.state === 'applied' ? rules.application : rules.proof;
};

async function readHandIn(
  { database: { read } }: Platform,
  id: string,
  ports: HandInPorts,
): Promise<ConsoleDataOf<'getHandIn'>> {
  const run = (await readAnyRun(read, id)) ?? refuse('NOT_FOUND');
  const own = (await findParticipation(read, run.memberId, id)) ?? refuse('NOT_FOUND');
  const verdicts = await selectPastVerdicts(read, run.memberId);
  const view = ({ participationId: _id, at, ...verdict }: (typeof verdicts)[number]) => ({
    ...verdict,
    at: at.toISOString(),
  });
  const others = verdicts.filter(({ participationId }) => participationId !== id);
  const count = (verdict: 'approve' | 'reject') => others.filter((each) => each.verdict === verdict).length;
  return {
    ...rowOf(run, await around(read, [run], ports)),
    pictures: await photosOf(read, run, ports),
    isWaiting: own.result === 0 && isWaiting(run),
    promisedCoins: own.promised.coins,
    application: run.application,
    note: run.note,
    asks: asksOf(await readRules(read, run.taskId), run),
    history: verdicts.filter(({ participationId }) => participationId === id).map(view),
    others: { approved: count('approve'), rejected: count('reject') },
  };
}

/** Where a submission stands in the queue, also after its decision. Refuses with NOT_FOUND. */
async function placeOfRun(db: Connection, id: string): Promise<Place> {
  const { submittedAt } = (await readAnyRun(db, id)) ?? refuse('NOT_FOUND');
  return { at: submittedAt ?? new Date(0), id };
}

/** The console's calls of photos and proofs that wait for review. */
export const handInConsole = (
  platform: Platform,
  ports: HandInPorts,
): Pick<ConsoleHandlers, HandInOperation> => {
  const { read } = platform.database;
  const ofHandIn = ({ params: { id } }: ActOnId) => ({ sessionId: id });
  const { approveHandIn, returnHandIn, rejectHandIn } = ports.acts;
  return {
    listHandIns: async ({ query: { what, taskId: hashId, after, cursor, limit = 20, sort = 'oldest' } }) => {
      const task = hashId === undefined ? undefined : await readTaskByHash(read, hashId);
      if (hashId !== undefined && task === undefined) refuse('NOT_FOUND');
      const query = { what, taskId: task?.id };
      const runs = await selectHandIns(read, query, {
        after: placeOf(cursor) ?? (after === undefined ? undefined : await placeOfRun(read, after)),
        limit: limit + 1,
        sort,
      });
      const page = pageOf(runs, limit, ({ submittedAt, participationId }) => ({
        at: submittedAt ?? new Date(0),
        id: participationId,
      }));
      const shown = await around(read, page.items, ports);
      const items = page.items.map((run) => rowOf(run, shown));
      return { items, nextCursor: page.nextCursor, ...(await countHandIns(read, query)) };
    },
    getHandIn: async ({ params }) => await readHandIn(platform, params.id, ports),
    listHandInReasons: async () => await Promise.resolve({ items: [...preparedReasons] }),
    approveHandIn: actHandler(platform, approveHandIn, ofHandIn),
    returnHandIn: actHandler(platform, returnHandIn, ofHandIn),
    rejectHandIn: actHandler(platform, rejectHandIn, ofHandIn),
  };
};
