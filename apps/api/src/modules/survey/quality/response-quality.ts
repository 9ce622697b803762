import type { AnswerQuality } from '@yayan/survey-engine';
import type { Outcome, Participation, TaskDeps } from '../../task/api.ts';
import { taskById } from '../../task/module.ts';
import { insertResponseQuality, storeOpenAnswers } from './response-quality-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** An interview that took less than this share of the task's median time counts as fast. */
const fast = 1 / 3;
/** How many signs lower the quality. One sign alone may be a coincidence. */
const fewestSigns = 2;
const points = -2;
const days = 30;

/** A submission as the quality check sees it. */
export interface SubmittedInterview {
  readonly participation: Participation;
  readonly figures: AnswerQuality;
  readonly outcome: Outcome;
}

/**
 * Stores the response quality of an interview for reports. Several signs together, or a failed attention check, lower
 * the member's quality for 30 days, with a reason they can read and appeal (rules 3.16 and 4.11).
 */
export async function storeResponseQuality(
  tx: Tx,
  { cipher, ports }: TaskDeps,
  { participation, figures, outcome }: SubmittedInterview,
): Promise<void> {
  const { memberId, id, taskId, startedAt } = participation;
  const { at } = outcome;
  const task = await taskById(tx, taskId);
  const seconds = Math.max(0, Math.round((at.getTime() - startedAt.getTime()) / 1000));
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
  const signs = signsOf(figures, speed, duplicates);
  const failed = outcome.detail === 'attention';
  if (!failed && signs.length < fewestSigns) return;
  await ports?.changeQuality?.(tx, {
    memberId,
    key: `survey-care:${id}`,
    points,
    cause: { kind: 'participation', id, title: task.title },
    reason: [...(failed ? ['检查题没有按要求选'] : []), ...signs].join('，'),
    rule: `同一份问卷有两处以上不认真的迹象，或检查题没有按要求选，扣 ${-points} 分，${days} 天后恢复`,
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
  ...(speed !== null && speed < fast ? ['用时不到多数人的三分之一'] : []),
  ...(contradictions.length > 0 ? ['前后回答互相矛盾'] : []),
  ...(duplicates > 0 ? ['文字回答与别人的完全相同'] : []),
];
