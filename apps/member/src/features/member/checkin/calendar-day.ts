const weekdays = ['日', '一', '二', '三', '四', '五', '六'];

/** Weekday of a calendar day `YYYY-MM-DD`: 「周六」. */
export const weekdayOf = (day: string): string =>
  `周${weekdays[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? ''}`;

/** A calendar day `YYYY-MM-DD` as 「11月21日」. */
export const dayText = (day: string): string => `${Number(day.slice(5, 7))}月${Number(day.slice(8, 10))}日`;
