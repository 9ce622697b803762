import type { BenefitDetail } from '@yayan/api-client';

const SOONEST_MS = 1_000;
/** Timers can't wait for more than 24 days. */
const LATEST_MS = 3_600_000;

/** In how many milliseconds a benefit is read again, because its sale begins or ends (rule 5.15); false if it doesn't. */
export const nextSaleChange = (benefit: BenefitDetail | undefined, now: number): number | false => {
  const at = benefit?.opensAt ?? benefit?.closesAt;
  if (typeof at !== 'string') return false;
  const wait = Date.parse(at) - now;
  const isOver = wait < 0 && benefit?.opensAt === null && !benefit.available;
  return isOver ? false : Math.min(Math.max(wait, SOONEST_MS), LATEST_MS);
};
