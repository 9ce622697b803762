import type { Benefit } from '../catalogue/benefit.ts';

const HOUR = 60;
const DAY = 24 * HOUR;

const spanText = (minutes: number): string => {
  if (minutes >= DAY && minutes % DAY === 0) return `${minutes / DAY} 天内`;
  return minutes >= HOUR && minutes % HOUR === 0 ? `${minutes / HOUR} 小时内` : `${minutes} 分钟`;
};

/**
 * When an order usually arrives, as its member reads before they confirm. The benefit's own text speaks of all its choices and
 * amounts, so where there are several the text is of this order alone, by the minutes that also make its date.
 */
export const orderArrival = (
  {
    choices,
    cash,
    target,
    arrival,
    arrivalMinutes,
  }: Pick<Benefit, 'cash' | 'target' | 'arrival' | 'arrivalMinutes'> & { choices: readonly unknown[] },
  isReviewed: boolean,
): string => {
  if (choices.length === 1 && cash === null) return arrival;
  const span = `${spanText(arrivalMinutes)}${target === 'consignee' ? '发货' : '到账'}`;
  return isReviewed ? `1 天内审核，通过后 ${span}` : `通常 ${span}`;
};
