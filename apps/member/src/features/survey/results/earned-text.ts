import type { SurveyEarned } from '@yayan/api-client';
import { formatDay } from '@yayan/ui';

/** Text for the state of a result's coins: 「已到账」, 「审核中，预计 11月28日前到账」. */
export const earnedText = ({ state, expectedAt }: SurveyEarned): string | undefined => {
  switch (state) {
    case 'available':
      return '已到账';
    case 'pending':
      return expectedAt ? `审核中，预计 ${formatDay(expectedAt)}前到账` : '审核中';
    case 'takenBack':
      return '已收回';
    case 'none':
      return undefined;
  }
};
