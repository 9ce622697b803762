import type { HomeAttention } from './home-attention.ts';

const DAY_MS = 86_400_000;

/**
 * The order in which the home page lists what a member still has to do (rule 10.30): what is due within a day, the
 * soonest first; then what is worth most coins; then the newest.
 */
export function inOrder(items: readonly HomeAttention[], now: Date): HomeAttention[] {
  const soon = now.getTime() + DAY_MS;
  const dueBy = ({ until }: HomeAttention): number => {
    const due = until === null ? Infinity : new Date(until).getTime();
    return due <= soon ? due : Infinity;
  };
  return items.toSorted(
    (a, b) =>
      compare(dueBy(a), dueBy(b)) ||
      compare(b.coins ?? 0, a.coins ?? 0) ||
      compare(new Date(b.since).getTime(), new Date(a.since).getTime()),
  );
}

/** The smaller one first; unlike a difference it is also right for two infinite numbers. */
const compare = (a: number, b: number): number => (a === b ? 0 : a < b ? -1 : 1);
