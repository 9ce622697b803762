import { type DataOf, TaskType } from '@yayan/contract';
import { dayOf, startOfDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { activityOf } from '../activity/activity.ts';
import { coinsADay, HELD_DAYS, isHeld, isNew } from '../participation/newcomer-hold.ts';
import type { TaskDay } from '../participation/task-day.ts';
import { readSurveyPay, SURVEY_TYPES } from '../participation/survey-pay-store.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import { OWN_HOST } from './count-outcomes.ts';
import { readChance, readReversalsOf } from './outcome-store.ts';

type Outcome = NonNullable<DataOf<'getTask'>['outcome']>;
type Arrival = Pick<Outcome, 'arrival' | 'arrivalDays'>;

/** With fewer people a share says nothing. */
const LEAST = 20;
/** An older count is of an owner that has had no completes since. */
const COUNTED_MS = 86_400_000;
/** These are no surveys with a screening: a group pays by its plan, the welcome task by its questionnaire. */
const OTHERS: ReadonlySet<TaskType> = new Set([TaskType.Welcome, TaskType.DiscussionGroup]);

interface Asked {
  readonly memberId: string;
  readonly task: Task;
  readonly at: Date;
}

/**
 * What each result of a task means for this member, until it has ended for them (rule 3.37). Null for tasks that aren't paid in
 * this way.
 */
export async function taskOutcome(
  deps: Pick<TaskDeps, 'ports' | 'config' | 'database'>,
  db: Connection,
  { memberId, task, at, today }: Asked & { readonly today: TaskDay },
): Promise<Outcome | null> {
  if (OTHERS.has(task.type) || task.coins === 0) return null;
  const survey = (await activityOf(db, task.id)) ?? (await deps.ports?.externalSurveyOf?.(db, task.id));
  const consolation = today.consolationsLeft > 0 ? task.consolationCoins : 0;
  const chance = await readChance(db, task.id);
  const recently = new Date(at.getTime() - COUNTED_MS);
  const reversal = await readReversalsOf(db, survey?.owner ?? OWN_HOST, recently);
  return {
    complete: task.coins,
    screenedOut: consolation,
    quotaFull: consolation,
    today,
    ...latest(survey?.arrival, await ownArrival(deps, db, { memberId, task, at })),
    reversal: reversal !== undefined && reversal.completes >= LEAST ? reversal : null,
    chance: chance !== undefined && chance.screened >= LEAST ? chance : null,
  };
}

/** What a partner or a review confirms arrives no earlier than coins of a new member do. */
const latest = (theirs: Arrival | undefined, own: Arrival): Arrival =>
  theirs === undefined
    ? own
    : {
        ...theirs,
        arrivalDays: theirs.arrivalDays === null ? null : Math.max(theirs.arrivalDays, own.arrivalDays ?? 0),
      };

/** Our own host pays at once, except what passes the coins of a new member's day (rule 4.25). */
async function ownArrival(
  deps: Pick<TaskDeps, 'ports' | 'config' | 'database'>,
  db: Connection,
  { memberId, task, at }: Asked,
): Promise<Arrival> {
  const atOnce: Arrival = { arrival: 'atOnce', arrivalDays: 0 };
  if (!SURVEY_TYPES.includes(task.type)) return atOnce;
  const joinedAt = (await deps.ports?.joinedAt?.(db, memberId)) ?? null;
  if (joinedAt === null || !isNew(joinedAt, at)) return atOnce;
  const before = await readSurveyPay(db, memberId, { type: task.type, from: startOfDay(dayOf(at)) });
  return isHeld(before, task.coins, await coinsADay(deps, db, at))
    ? { arrival: 'newcomer', arrivalDays: HELD_DAYS }
    : atOnce;
}
