import type { CampaignKind } from '../campaign-kind.ts';
import { QuizPanel } from '../quiz/QuizPanel.tsx';
import { QuizResult } from '../quiz/QuizResult.tsx';
import { membersDraw } from './members-draw.ts';

/** 答题活动: a quiz each day, and a draw for full marks (rule 12.11). */
export const quiz: CampaignKind = {
  ...membersDraw,
  views: ['答题', '成绩'],
  MainPanel: QuizPanel,
  ResultPanel: QuizResult,
};
