import type { Random } from '../../../platform/random.ts';

/** Letters and digits that can't be confused when they are read aloud. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** A code to quote in a feedback ticket, such as `C7F3-29KD`. */
export function supportCode(random: Random): string {
  const part = (): string =>
    Array.from({ length: 4 }, () => letters.charAt(random.int(letters.length))).join('');
  return `${part()}-${part()}`;
}
