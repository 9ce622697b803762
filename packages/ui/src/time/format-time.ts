const zone = 'Asia/Shanghai';
const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

const parts = new Intl.DateTimeFormat('en-US', {
  timeZone: zone,
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

const read = (time: Date): Record<string, string> =>
  Object.fromEntries(parts.formatToParts(time).map(({ type, value }) => [type, value]));

/** A day as the product writes it: 「11月21日」; another year than now's is named, 「2027年3月31日」. */
export const formatDay = (iso: string, now = new Date()): string => {
  const { year, month, day } = read(new Date(iso));
  const date = `${month}月${day}日`;
  return year === read(now)['year'] ? date : `${year}年${date}`;
};

/** A moment in full: 「11月21日 14:05」, always of Asia/Shanghai. */
export const formatMoment = (iso: string, now = new Date()): string => {
  const { hour, minute } = read(new Date(iso));
  return `${formatDay(iso, now)} ${hour}:${minute}`;
};

/** Time of day alone: 「14:05」. */
export const formatClock = (iso: string): string => {
  const { hour, minute } = read(new Date(iso));
  return `${hour}:${minute}`;
};

/** When something happened: relative within 24 hours, 「3 分钟前」, then the moment (design pages 1.1). */
export const formatPast = (iso: string, now = new Date()): string => {
  const ago = now.getTime() - new Date(iso).getTime();
  if (ago < minuteMs) return '刚刚';
  if (ago < hourMs) return `${Math.floor(ago / minuteMs)} 分钟前`;
  if (ago < dayMs) return `${Math.floor(ago / hourMs)} 小时前`;
  return formatMoment(iso, now);
};

/** A span of seconds: 「45 秒」, 「3 分 20 秒」, 「1 小时 5 分」. */
export const formatSpan = (seconds: number): string => {
  const whole = Math.max(0, Math.round(seconds));
  const minutes = Math.floor(whole / 60);
  if (minutes === 0) return `${whole} 秒`;
  if (minutes < 60) return whole % 60 === 0 ? `${minutes} 分钟` : `${minutes} 分 ${whole % 60} 秒`;
  const hours = Math.floor(minutes / 60);
  return minutes % 60 === 0 ? `${hours} 小时` : `${hours} 小时 ${minutes % 60} 分`;
};
