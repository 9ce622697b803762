import { calendarDay, formatDay } from '@yayan/ui';

interface DatedItem {
  createdAt: string;
}

/** Groups a list that is newest first by calendar day: 今天, 昨天, then the date. */
export function byDay<Item extends DatedItem>(
  items: readonly Item[],
  now = new Date(),
): { day: string; name: string; items: Item[] }[] {
  const today = calendarDay(now);
  const yesterday = calendarDay(new Date(now.getTime() - 86_400_000));
  const days: { day: string; name: string; items: Item[] }[] = [];
  for (const item of items) {
    const day = calendarDay(item.createdAt);
    const last = days.at(-1);
    if (last?.day === day) last.items.push(item);
    else {
      const name = day === today ? '今天' : day === yesterday ? '昨天' : formatDay(item.createdAt, now);
      days.push({ day, name, items: [item] });
    }
  }
  return days;
}
