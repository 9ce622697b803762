import { BenefitSale } from '@yayan/contract/console';
import type { Benefit } from './benefit.ts';

/** From when until when a benefit is on sale; null without a beginning or an end. */
export type SaleTimes = Pick<Benefit, 'saleFrom' | 'saleUntil'>;

/** Whether a sale with these times can be planned now: it ends after it begins, and in the future. */
export const canPlanSale = ({ saleFrom, saleUntil }: SaleTimes, now: Date): boolean =>
  saleUntil === null || (saleUntil > now && (saleFrom === null || saleUntil > saleFrom));

/** The state of a benefit's sale (rule 5.15): the clock decides, so that no job has to run on time. */
export function saleOf(
  { onSale, saleFrom, saleUntil }: SaleTimes & Pick<Benefit, 'onSale'>,
  now: Date,
): BenefitSale {
  if (!onSale) return BenefitSale.OffSale;
  if (saleUntil !== null && saleUntil <= now) return BenefitSale.Ended;
  return saleFrom !== null && saleFrom > now ? BenefitSale.Scheduled : BenefitSale.OnSale;
}
