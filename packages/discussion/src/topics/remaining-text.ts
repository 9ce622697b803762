import { type Schedule, nextTurn } from './schedule-text.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

const spanText = (ms: number): string => {
  if (ms < HOUR_MS) return `${Math.max(1, Math.floor(ms / MINUTE_MS))} 分钟`;
  const minutes = Math.floor((ms % HOUR_MS) / MINUTE_MS);
  const hours = `${Math.floor(ms / HOUR_MS)} 小时`;
  return minutes === 0 ? hours : `${hours} ${minutes} 分`;
};

/**
 * How long it is until the next date of a schedule, on its last day only: 「还剩 3 小时 20 分」, 「12 分钟后开始」. Undefined before
 * that, and for a schedule that is over.
 */
export const remainingText = (schedule: Schedule, now: number): string | undefined => {
  const next = nextTurn(schedule);
  if (next === undefined) return undefined;
  const left = Date.parse(next) - now;
  if (left >= DAY_MS) return undefined;
  if (schedule.state === 'upcoming') return left <= 0 ? '马上开始' : `${spanText(left)}后开始`;
  if (left <= 0) return '时间到了';
  return left < MINUTE_MS ? '还剩不到 1 分钟' : `还剩 ${spanText(left)}`;
};
