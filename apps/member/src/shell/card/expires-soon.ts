import { type Card, CardState } from '@yayan/api-client';
import { chinaTime } from '@yayan/ui';

/** An end this many days away or less is urgent (design §1.3). */
export const urgentDays = 3;

/** Days until a card expires, with fractions; negative once it has. */
export const daysLeft = (expiresAt: string, now: Date): number =>
  chinaTime(expiresAt).diff(chinaTime(now), 'day', true);

/** Whether a card that can still be used expires within three days. */
export const expiresSoon = (
  { state, expiresAt }: Pick<Card, 'state' | 'expiresAt'>,
  now = new Date(),
): boolean => {
  if (expiresAt === null || state !== CardState.Usable) return false;
  const days = daysLeft(expiresAt, now);
  return days >= 0 && days <= urgentDays;
};
