import type { SurveyEarned } from '@yayan/api-client';
import { formatDay } from '@yayan/ui';

/**
 * Text for the state of a result's coins: 「已到账」, 「审核中，预计 11月28日前到账」. Coins that wait only because their member is
 * new aren't under review.
 */
export const earnedText = ({ state, pendingFor, expectedAt }: SurveyEarned): string | undefined => {
  switch (state) {
    case 'available':
      return '已到账';
    case 'pending':
      return `${pendingFor === 'newcomer' ? '待入账' : '审核中'}${expectedAt ? `，预计 ${formatDay(expectedAt)}前到账` : ''}`;
    case 'takenBack':
      return '已收回';
    case 'none':
      return undefined;
  }
};
