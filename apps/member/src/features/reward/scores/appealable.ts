import type { CreditRow } from '@yayan/api-client';

/** Whether a deduction can be appealed at this time by the server's clock. */
export const appealable = ({ appealUntil }: Pick<CreditRow, 'appealUntil'>, now: Date): boolean =>
  appealUntil !== null && new Date(appealUntil) > now;
