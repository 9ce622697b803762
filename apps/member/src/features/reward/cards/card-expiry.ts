import { type Card, CardState } from '@yayan/api-client';
import { formatDay, formatMoment } from '@yayan/ui';
import { daysLeft, urgentDays } from '../../../shell/card/expires-soon.ts';

/** The note about a card's expiry; within three days of it, an urgent one. */
export const cardExpiry = (
  { state, expiresAt }: Pick<Card, 'state' | 'expiresAt'>,
  now = new Date(),
): { note?: string; urgent?: string } => {
  if (expiresAt === null) return { note: '长期有效' };
  const left = daysLeft(expiresAt, now);
  if (state === CardState.Used) return {};
  if (state === CardState.Expired || left < 0) return { note: `${formatDay(expiresAt, now)}过期` };
  const until = `${formatMoment(expiresAt, now)} 前有效`;
  if (left > urgentDays) return { note: until };
  const days = Math.ceil(left);
  return { note: until, urgent: days <= 1 ? '不到 1 天到期' : `还有 ${days} 天到期` };
};
