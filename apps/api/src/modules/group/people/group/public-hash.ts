import type { Random } from '../../../../platform/random.ts';

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const LENGTH = 12;

/** A new public id, for the address `/bbs/{hash}`. */
export const publicHash = (random: Random): string =>
  Array.from({ length: LENGTH }, () => letters.charAt(random.int(letters.length))).join('');
