import type { GroupOpenState } from '@yayan/api-client';
import { formatMoment } from '@yayan/ui';

interface Span {
  opensAt: string;
  closesAt: string;
}

/** 「11月21日 08:00 – 11月25日 23:59」. */
export const scheduleText = ({ opensAt, closesAt }: Span, now = new Date()): string =>
  `${formatMoment(opensAt, now)} – ${formatMoment(closesAt, now)}`;

/** The next date of a schedule: 「11月21日 08:00 开始」, 「11月25日 23:59 截止」, 「已于 11月25日 23:59 结束」. */
export const turnText = (
  { state, opensAt, closesAt }: Span & { state: GroupOpenState },
  now = new Date(),
): string => {
  if (state === 'upcoming') return `${formatMoment(opensAt, now)} 开始`;
  if (state === 'open') return `${formatMoment(closesAt, now)} 截止`;
  return `已于 ${formatMoment(closesAt, now)} 结束`;
};
