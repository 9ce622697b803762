import type { CreditRow } from '@yayan/api-client';

/** Whether a deduction can be appealed against now. */
export const appealable = ({ appealUntil }: Pick<CreditRow, 'appealUntil'>, now = new Date()): boolean =>
  appealUntil !== null && new Date(appealUntil) > now;
