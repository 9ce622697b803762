import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Call } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { idempotently } from '../../../platform/idempotency/idempotency.ts';
import { endParticipation } from '../participation/end-participation.ts';
import { lockParticipation, storeProgress, findByTask } from '../participation/participation-store.ts';
import type { Participation } from '../participation.ts';
import type { ExternalSurvey } from '../ports/task-ports.ts';
import { readTaskByHash } from '../task-store.ts';
import { taskById } from '../tasks.ts';
import type { TaskDeps } from '../task-deps.ts';
import { type ActivityRules } from './rules.ts';
import { currentAsks, isComplete, reviewOf, type Run } from './run.ts';
import { insertRun, readRules, readRun, writeRun } from './run-store.ts';
import { watchedAfter } from './watch.ts';
import type { Tx } from '../../../platform/database/tx.ts';

type Activity = DataOf<'getTaskActivity'>;

const HOUR_MS = 3_600_000;
/** An operator looks at what these hand in before it is paid. */
const REVIEWED: ReadonlySet<ActivityRules['kind']> = new Set(['paipai', 'trial']);

/** The dependencies of activities. */
export interface ActivityDeps extends TaskDeps {
  /**
   * Takes over a photo the member uploaded for a task. Refuses with NOT_FOUND, FILE_TYPE_REFUSED and FILE_TOO_LARGE.
   */
  readonly takePhoto: (memberId: string, key: string) => Promise<void>;
}

/** One activity with the member's run. */
interface OwnActivity {
  readonly taskId: string;
  readonly rules: ActivityRules;
  readonly own: Participation | undefined;
  readonly run: Run | undefined;
}

async function ownActivity(db: Connection, memberId: string, hashId: string): Promise<OwnActivity> {
  const task = (await readTaskByHash(db, hashId)) ?? refuse('NOT_FOUND');
  const rules = (await readRules(db, task.id)) ?? refuse('NOT_FOUND');
  const own = await findByTask(db, memberId, task.id);
  const run = own && (await readRun(db, memberId, own.id));
  return { taskId: task.id, rules, own, run };
}

const deadline = ({ hours }: ActivityRules, at: Date): Date => new Date(at.getTime() + hours * HOUR_MS);

/** How a task that is no questionnaire starts; undefined for all other tasks. */
export async function activityOf(db: Connection, taskId: string): Promise<ExternalSurvey | undefined> {
  const rules = await readRules(db, taskId);
  if (rules === undefined) return undefined;
  return {
    send: async (tx, { memberId, id }, at) => {
      await insertRun(tx, { memberId, participationId: id, taskId });
      await storeProgress(
        tx,
        { memberId, id },
        { progress: 0, seated: true, seatUntil: deadline(rules, at) },
      );
    },
    // The member does it on the task's own page.
    entryUrl: async (read) => `/task/detail/${(await taskById(read, taskId)).hashId}`,
    owner: null,
    arrival: REVIEWED.has(rules.kind) ? { arrival: 'review', arrivalDays: null } : undefined,
  };
}

/** A member's progress in an activity. Refuses all other tasks with NOT_FOUND. */
export async function getTaskActivity(
  deps: TaskDeps,
  { caller, params }: Call<'getTaskActivity'>,
): Promise<Activity> {
  return await activityNow(deps, caller.memberId, params.hashId);
}

async function activityNow(
  { database, clock }: TaskDeps,
  memberId: string,
  hashId: string,
): Promise<Activity> {
  return shown(await ownActivity(database.read, memberId, hashId), clock.now());
}

function shown({ rules, own, run }: OwnActivity, now: Date): Activity {
  const ended = own !== undefined && own.result !== 0;
  const timed = rules.kind === 'browse' || rules.kind === 'video';
  const asks = ended ? undefined : currentAsks(rules, run);
  return {
    kind: rules.kind,
    state: ended ? 'ended' : (run?.state ?? 'notStarted'),
    sessionId: own?.id ?? null,
    resultId: own?.resultId ?? null,
    note: run?.note ?? null,
    deadline: ended ? null : (own?.seatUntil?.toISOString() ?? null),
    review: ended || run === undefined ? null : reviewOf(run),
    seconds: run === undefined ? 0 : secondsOf(run, now),
    secondsNeeded: timed ? rules.seconds : 0,
    place: rules.kind === 'video' ? rules.video : rules.kind === 'browse' ? hostOf(rules.target) : null,
    consentNeeded: !ended && own !== undefined && own.consentWithdrawnAt !== null,
    asks: asks ?? null,
    submission: run?.submission ?? null,
  };
}

const hostOf = (target: string): string => (target.startsWith('/') ? '本站' : new URL(target).host);

const secondsOf = ({ leftAt, seconds }: Run, now: Date): number =>
  leftAt === null ? seconds : Math.max(0, Math.floor((now.getTime() - leftAt.getTime()) / 1000));

/**
 * The member's open run, locked until the transaction ends. Its deadline holds even before the job ends it. Refuses with
 * CONSENT_REQUIRED a member who withdrew the consent that the task needs (rule 2.26).
 */
async function lockRun(tx: Tx, { own, run }: OwnActivity, at: Date): Promise<Run> {
  if (own === undefined || run === undefined) return refuse('ACTIVITY_NOT_NOW');
  const locked = await lockParticipation(tx, own.memberId, own.id);
  if (locked === undefined || locked.result !== 0) return refuse('ACTIVITY_NOT_NOW');
  if (locked.seatUntil !== null && locked.seatUntil <= at) return refuse('ACTIVITY_NOT_NOW');
  if (locked.consentWithdrawnAt !== null) refuse('CONSENT_REQUIRED');
  return (await readRun(tx, own.memberId, own.id)) ?? refuse('ACTIVITY_NOT_NOW');
}

/**
 * Submits an application or a proof. From then on it waits for an operator and has no deadline (rule 3.26). Refuses
 * with ACTIVITY_NOT_NOW and ACTIVITY_INCOMPLETE, and with the refusals of uploads.
 */
export async function submitTaskActivity(
  deps: ActivityDeps,
  { caller: { memberId }, params: { hashId }, body: submission }: Call<'submitTaskActivity'>,
): Promise<Activity> {
  const { database, clock } = deps;
  const at = clock.now();
  const before = await ownActivity(database.read, memberId, hashId);
  const asks = before.run && currentAsks(before.rules, before.run);
  if (asks === undefined) return refuse('ACTIVITY_NOT_NOW');
  if (!isComplete(asks, submission)) return refuse('ACTIVITY_INCOMPLETE');
  for (const { key } of submission.photos) await deps.takePhoto(memberId, key);
  await database.transaction(async (tx) => {
    const run = await lockRun(tx, before, at);
    if (currentAsks(before.rules, run) !== asks) refuse('ACTIVITY_NOT_NOW');
    const applies = before.rules.kind === 'trial' && run.application === null;
    await writeRun(tx, run, {
      state: applies ? 'applied' : 'reviewing',
      submission,
      submittedAt: at,
      note: null,
    });
    await storeProgress(
      tx,
      { memberId, id: run.participationId },
      { progress: applies ? 30 : 90, seated: true, seatUntil: null },
    );
  });
  return await activityNow(deps, memberId, hashId);
}

/** Stores a player's position in a video, and pays at its last second. Refuses with TIME_NOT_REACHED (rule 3.27). */
export async function beatTaskVideo(
  deps: TaskDeps,
  { caller: { memberId }, params: { hashId }, body: { position } }: Call<'beatTaskVideo'>,
): Promise<Activity> {
  const { database, clock } = deps;
  const before = await ownActivity(database.read, memberId, hashId);
  const { rules } = before;
  if (rules.kind !== 'video') return refuse('ACTIVITY_NOT_NOW');
  await database.transaction(async (tx) => {
    const run = await lockRun(tx, before, clock.now());
    // Read the clock after the lock, so that the beats of two concurrent players are in order.
    const at = clock.now();
    const watched = watchedAfter(run, position, at);
    if (watched === undefined)
      return refuse('TIME_NOT_REACHED', { seconds: run.seconds, secondsNeeded: rules.seconds });
    const seconds = Math.min(watched.seconds, rules.seconds);
    await writeRun(tx, run, { ...watched, seconds, beatAt: at });
    const participation = { memberId, id: run.participationId };
    if (seconds >= rules.seconds) await endParticipation(tx, deps, participation, { result: 1, at });
  });
  return await activityNow(deps, memberId, hashId);
}

/**
 * Pays for a page that the member looked at long enough by our clock (rule 3.25). Before that it refuses with
 * TIME_NOT_REACHED.
 */
export async function claimBrowseTask(
  deps: TaskDeps,
  { caller: { memberId }, params: { hashId }, idempotency }: Call<'claimBrowseTask'>,
): Promise<Activity> {
  const { database, clock } = deps;
  // All checks are inside, so a repeated call returns the first call's answer even if something has changed since.
  return await idempotently(database, { memberId, ...idempotency }, async (tx) => {
    const before = await ownActivity(tx, memberId, hashId);
    const { rules } = before;
    if (rules.kind !== 'browse') return refuse('ACTIVITY_NOT_NOW');
    const at = clock.now();
    const run = await lockRun(tx, before, at);
    const seconds = secondsOf(run, at);
    if (run.leftAt === null || seconds < rules.seconds)
      return refuse('TIME_NOT_REACHED', { seconds, secondsNeeded: rules.seconds });
    const own = await endParticipation(tx, deps, { memberId, id: run.participationId }, { result: 1, at });
    return shown({ ...before, own, run }, at);
  });
}
