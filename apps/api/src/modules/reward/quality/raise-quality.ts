import { dayOf } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { DataOf } from '@yayan/contract';
import type { Cause } from '../../ledger/api.ts';
import { lockMember } from '../streak/checkin-store.ts';
import { changeQuality } from './quality.ts';
import { changeByKey, type Evidence, risenOn } from './quality-store.ts';

export const SURVEY_POINTS = 1;
/** Surveys add at most this many points a day. */
const SURVEY_POINTS_A_DAY = 2;
export const COURSE_POINTS = 2;
/** Marks that mean something to a member: tasks, all tasks, the start, awards, the top (rules 4.12, 13.9). */
const MARKS = [40, 60, 80, 90, 100];

/** How to raise quality, in a sentence for members (rule 4.27). */
export const RISE_TIP = `认真完成一份有金币的任务加 ${SURVEY_POINTS} 分，每天最多加 ${SURVEY_POINTS_A_DAY} 分；第一次通过一门课程加 ${COURSE_POINTS} 分`;

/** Key of the rise that a careful participation earns. */
const riseKey = (participationId: string): string => `survey-good:${participationId}`;

/** Keys of a participation's rise and of taking it back. */
export const riseKeys = (participationId: string): readonly [rise: string, takenBack: string] => [
  riseKey(participationId),
  `${riseKey(participationId)}:takenBack`,
];

export interface CarefulWork {
  readonly memberId: string;
  readonly participationId: string;
  readonly title: string;
  readonly evidence: readonly Evidence[];
  readonly at: Date;
}

/**
 * Adds a point for paid work without any sign of careless answers, at most two a day (rule 4.27). The same participation
 * adds once. Returns the points added.
 */
export async function raiseForWork(
  tx: Tx,
  { memberId, participationId, title, evidence, at }: CarefulWork,
): Promise<number> {
  await lockMember(tx, memberId);
  const today = dayOf(at);
  if ((await risenOn(tx, memberId, today)) + SURVEY_POINTS > SURVEY_POINTS_A_DAY) return 0;
  return await changeQuality(tx, {
    memberId,
    key: riseKey(participationId),
    points: SURVEY_POINTS,
    cause: { kind: 'participation', id: participationId, title },
    reason: '认真完成，没有不认真的迹象',
    rule: `认真完成一份有金币的任务加 ${SURVEY_POINTS} 分，每天最多加 ${SURVEY_POINTS_A_DAY} 分，满分 100`,
    ruleNumber: '4.27',
    evidence,
    riseOn: today,
    days: null,
    at,
  });
}

/** Adds two points for a course that is passed for the first time (rule 4.27). */
export async function raiseForCourse(
  tx: Tx,
  { memberId, cause, at }: { memberId: string; cause: Cause; at: Date },
): Promise<number> {
  return await changeQuality(tx, {
    memberId,
    key: `course-passed:${memberId}:${cause.id}`,
    points: COURSE_POINTS,
    cause,
    reason: '第一次通过课程',
    rule: `第一次通过一门课程加 ${COURSE_POINTS} 分，满分 100`,
    ruleNumber: '4.27',
    days: null,
    at,
  });
}

/** Takes a participation's rise back when its reward is taken back. Does nothing if it raised nothing. */
export async function takeBackRise(
  tx: Tx,
  asked: { memberId: string; participationId: string; note: string; at: Date },
): Promise<void> {
  const { memberId, participationId, note, at } = asked;
  const [rise, key] = riseKeys(participationId);
  const risen = await changeByKey(tx, memberId, rise);
  if (risen === undefined) return;
  await changeQuality(tx, {
    memberId,
    key,
    points: -risen.points,
    cause: { kind: 'participation', id: participationId, title: '任务结果收回' },
    reason: note,
    rule: '任务的结果被收回时，它加的质量分一并收回',
    ruleNumber: '4.27',
    days: null,
    at,
  });
}

/** How a score rises from here: the next mark, and the surveys and days to it. Null at 100. */
export function riseFrom(score: number, risenToday: number): DataOf<'getCredit'>['quality']['rise'] {
  const target = MARKS.find((mark) => mark > score);
  if (target === undefined) return null;
  const surveys = target - score;
  const leftToday = Math.max(0, SURVEY_POINTS_A_DAY - risenToday);
  const days = 1 + Math.ceil(Math.max(0, surveys - leftToday) / SURVEY_POINTS_A_DAY);
  return { leftToday, target, surveys, days };
}
