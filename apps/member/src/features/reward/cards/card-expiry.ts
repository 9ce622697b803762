import { type Card, CardState } from '@yayan/api-client';
import { formatDay, formatMoment } from '@yayan/ui';

const dayMs = 86_400_000;
/** From this many days on an end presses (design §1.3). */
const pressingDays = 3;

/** How a card says until when it is good: a calm note, or an urgent one within three days of its end. */
export const cardExpiry = (
  { state, expiresAt }: Pick<Card, 'state' | 'expiresAt'>,
  now = new Date(),
): { note?: string; urgent?: string } => {
  if (expiresAt === null) return { note: '长期有效' };
  const left = new Date(expiresAt).getTime() - now.getTime();
  if (state === CardState.Used) return {};
  if (state === CardState.Expired || left < 0) return { note: `${formatDay(expiresAt, now)}过期` };
  const until = `${formatMoment(expiresAt, now)} 前有效`;
  if (left > pressingDays * dayMs) return { note: until };
  const days = Math.ceil(left / dayMs);
  return { note: until, urgent: days <= 1 ? '不到 1 天到期' : `还有 ${days} 天到期` };
};
