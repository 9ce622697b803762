import { refuse } from '../../../errors/api-fault.ts';
import { endParticipation, publish } from '../participation/end-participation.ts';
import { lockParticipation, storeProgress } from '../participation/participation-store.ts';
import { readTasks } from '../task-store.ts';
import type { TaskDeps } from '../task-deps.ts';
import { insertLook } from './look-store.ts';
import { isLookedAgain } from './choose-look.ts';
import { isWaiting, type Run } from './run.ts';
import {
  insertReview,
  readAnyRun,
  readRules,
  readRun,
  readWaitingRuns,
  type Review,
  writeRun,
} from './run-store.ts';

const HOUR_MS = 3_600_000;
const SHOWN = 200;

/** One submission that waits for an operator. */
export interface WaitingReview {
  readonly run: Run;
  readonly title: string;
}

/** The submissions that wait for an operator, the oldest first. */
export async function waitingReviews({ database }: Pick<TaskDeps, 'database'>): Promise<WaitingReview[]> {
  const runs = await readWaitingRuns(database.read, SHOWN);
  const tasks = await readTasks(
    database.read,
    runs.map(({ taskId }) => taskId),
  );
  const titles = new Map(tasks.map(({ id, title }) => [id, title]));
  return runs.map((run) => ({ run, title: titles.get(run.taskId) ?? '' }));
}

export interface Decision extends Pick<Review, 'verdict' | 'operator' | 'reason'> {
  /** The participation's id. */
  readonly sessionId: string;
}

/**
 * Decides a submission: an approved application lets the member begin, an approved proof pays, `return` asks for it
 * again, `reject` ends the participation. Stores who decided and why; the member reads the reason. If two operators
 * decide at once, one is refused with HAND_IN_DECIDED. Refuses an unknown one with NOT_FOUND.
 */
export async function decide(deps: TaskDeps, decision: Decision): Promise<void> {
  const { database, clock, random } = deps;
  const { sessionId, verdict, operator, reason } = decision;
  const known = await readAnyRun(database.read, sessionId);
  if (known === undefined) return refuse('NOT_FOUND');
  await database.transaction(async (tx) => {
    const at = clock.now();
    const own = await lockParticipation(tx, known.memberId, sessionId);
    const run = own?.result === 0 ? await readRun(tx, known.memberId, sessionId) : undefined;
    if (own === undefined || run === undefined || !isWaiting(run)) return refuse('HAND_IN_DECIDED');
    const reviewId = random.uuid();
    await insertReview(tx, { id: reviewId, run, verdict, operator, reason, at });
    const applied = run.state === 'applied';
    // What a returned or approved application showed is replaced by what comes next.
    const isFinal = verdict === 'reject' || (verdict === 'approve' && !applied);
    if (isFinal && isLookedAgain(reviewId)) await insertLook(tx, { reviewId, operator, verdict, at });
    if (verdict === 'reject') {
      await writeRun(tx, run, { state: 'ended', note: reason });
      const detail = applied ? 'applicationDeclined' : 'proofDeclined';
      await endParticipation(tx, deps, own, { result: 2, detail, at });
    } else if (verdict === 'approve' && !applied) {
      await writeRun(tx, run, { state: 'ended', note: reason });
      await endParticipation(tx, deps, own, { result: 1, at });
    } else {
      const rules = (await readRules(tx, run.taskId)) ?? refuse('NOT_FOUND');
      const approved = verdict === 'approve' && { application: run.submission?.text ?? '', submission: null };
      await writeRun(tx, run, { state: 'doing', note: reason, ...approved });
      const seatUntil = new Date(at.getTime() + rules.hours * HOUR_MS);
      await storeProgress(tx, own, { progress: applied ? 40 : 60, seated: true, seatUntil });
      await publish(tx, deps, own, at);
    }
    const [task] = await readTasks(tx, [run.taskId]);
    const what = applied ? 'application' : 'proof';
    if (task) await deps.ports?.reviewed?.(tx, { participation: own, task, what, verdict, reviewId, reason });
  });
}
