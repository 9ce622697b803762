import type { AnswerQuality } from '@yayan/survey-engine';
import type { Outcome, Participation, TaskDeps } from '../../task/api.ts';
import type { Evidence } from '../../reward/api.ts';
import { CARELESS_POINTS } from '../../reward/module.ts';
import { taskById } from '../../task/module.ts';
import { isParallel } from './held-pay.ts';
import { insertResponseQuality, storeOpenAnswers } from './response-quality-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An interview that took less than this share of the task's median time counts as fast. */
export const FAST = 1 / 3;
/** How many signs lower the quality. One sign alone may be a coincidence. */
const fewestSigns = 2;
const days = 30;

/** Key of the deduction for careless answers in a participation. */
export const careKey = (participationId: string): string => `survey-care:${participationId}`;

/** A submission as the quality check sees it. */
export interface SubmittedInterview {
  readonly participation: Participation;
  readonly figures: AnswerQuality;
  readonly outcome: Outcome;
  /** The time for which the member answered this questionnaire and no other. */
  readonly seconds: number;
  /** For how long pages overlap pages of the member's other questionnaires. */
  readonly overlapSeconds: number;
}

/**
 * Stores the response quality of an interview for reports. Several signs together, or a failed attention check, lower
 * the member's quality for 30 days, with a reason they can read and appeal (rules 3.16 and 4.11).
 */
export async function storeResponseQuality(
  tx: Tx,
  { cipher, ports }: TaskDeps,
  { participation, figures, outcome, seconds: exact, overlapSeconds }: SubmittedInterview,
): Promise<void> {
  const { memberId, id, taskId } = participation;
  const { at } = outcome;
  const task = await taskById(tx, taskId);
  const seconds = Math.max(0, Math.round(exact));
  const speed = task.medianSeconds ? seconds / task.medianSeconds : null;
  const open = figures.openAnswers.map(({ question, text }) => ({
    question,
    textIndex: cipher.blindIndex(`open:${taskId}:${text}`),
  }));
  const duplicates = await storeOpenAnswers(tx, taskId, memberId, open);
  await insertResponseQuality(tx, {
    member_id: memberId,
    participation_id: id,
    task_id: taskId,
    seconds,
    speed,
    matrices: figures.matrices,
    straight_lined: figures.straightLined,
    contradictions: [...figures.contradictions],
    open_answers: open.length,
    duplicates,
  });
  const signs = [
    ...signsOf(figures, speed, duplicates),
    ...(isParallel(overlapSeconds) ? ['与另一份问卷同时作答'] : []),
  ];
  const failed = outcome.detail === 'attention';
  const evidence = evidenceOf(figures, { seconds, median: task.medianSeconds, duplicates, failed });
  if (outcome.result === 1 && signs.length === 0 && participation.promised.coins > 0)
    await ports?.raiseForWork?.(tx, { memberId, participationId: id, title: task.title, evidence, at });
  if (!failed && signs.length < fewestSigns) return;
  await ports?.changeQuality?.(tx, {
    memberId,
    key: careKey(id),
    points: CARELESS_POINTS,
    cause: { kind: 'participation', id, title: task.title },
    reason: [...(failed ? ['检查题没有按要求选'] : []), ...signs].join('，'),
    rule: `同一份问卷有两处以上不认真的迹象，或检查题没有按要求选，扣 ${-CARELESS_POINTS} 分，${days} 天后恢复`,
    ruleNumber: '3.16',
    evidence,
    days,
    at,
  });
}

const signsOf = (
  { matrices, straightLined, contradictions }: AnswerQuality,
  speed: number | null,
  duplicates: number,
): string[] => [
  ...(matrices > 0 && straightLined === matrices ? ['每道矩阵题都从头到尾选了同一列'] : []),
  ...(speed !== null && speed < FAST ? ['用时不到多数人的三分之一'] : []),
  ...(contradictions.length > 0 ? ['前后回答互相矛盾'] : []),
  ...(duplicates > 0 ? ['文字回答与别人的完全相同'] : []),
];

interface Measured {
  readonly seconds: number;
  readonly median: number | null;
  readonly duplicates: number;
  readonly failed: boolean;
}

/** What was measured, as texts for the member. */
const evidenceOf = (
  { matrices, straightLined, contradictions, openAnswers }: AnswerQuality,
  { seconds, median, duplicates, failed }: Measured,
): Evidence[] => [
  {
    label: '用时',
    value: median === null ? `${seconds} 秒` : `${seconds} 秒，多数人 ${Math.round(median)} 秒`,
  },
  ...(matrices > 0 ? [{ label: '整列相同的矩阵题', value: `${straightLined} / ${matrices} 道` }] : []),
  ...contradictions.slice(0, 3).map((reason) => ({ label: '前后矛盾', value: reason.slice(0, 200) })),
  ...(openAnswers.length > 0
    ? [{ label: '与别人完全相同的文字回答', value: `${duplicates} / ${openAnswers.length} 处` }]
    : []),
  ...(failed ? [{ label: '检查题', value: '没有按要求选' }] : []),
];
