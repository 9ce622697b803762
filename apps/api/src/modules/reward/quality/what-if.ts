import type { DataOf } from '@yayan/contract';
import { formatDay } from '../../../platform/calendar.ts';
import { boundedPoints, qualityState } from './quality.ts';
import type { QualityChange } from './quality-store.ts';
import { COURSE_POINTS, SURVEY_POINTS } from './raise-quality.ts';

type WhatIf = DataOf<'getCredit'>['quality']['whatIf'];

/** Points that a questionnaire with signs of careless answers costs (rule 3.16). */
export const CARELESS_POINTS = -2;

interface Standing {
  readonly score: number;
  /** Points that careful surveys can still add today. */
  readonly leftToday: number;
  /** The deduction that ends next. */
  readonly ending: QualityChange | undefined;
}

/**
 * What each act would make of the score now, by the functions that change it (rules 3.16, 4.11 and 4.27): what the rules
 * add, bounded as a change is bounded.
 */
export function whatIf({ score, leftToday, ending }: Standing): WhatIf {
  const after = (act: string, asked: number, ruleNumber: string, note: string | null): WhatIf[number] => {
    const points = boundedPoints(score, asked);
    return { act, points, score: score + points, state: qualityState(score + points), ruleNumber, note };
  };
  const isFull = leftToday < SURVEY_POINTS;
  return [
    after(
      '再认真完成一份有金币的任务',
      isFull ? 0 : SURVEY_POINTS,
      '4.27',
      isFull ? '今天已加满，明天再完成就加' : null,
    ),
    after('第一次通过一门课程', COURSE_POINTS, '4.27', null),
    ...(ending?.endsOn
      ? [after('扣分到期', -ending.points, '4.11', `${formatDay(ending.endsOn)}自动恢复，不用做什么`)]
      : []),
    after('有一份问卷答得不认真', CARELESS_POINTS, '3.16', '30 天后恢复，7 天内可以申诉'),
  ];
}
