import type { Random } from '../../../platform/random.ts';

/** Without 0, 1, I, L, O and U, because people read codes out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 6;

/** Makes `count` characters that people don't mix up. */
function readableCharacters(count: number, random: Random): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(random.int(ALPHABET.length))).join('');
}

/** Makes a member code (会员编号), which is also an invitation code: `YA` and six characters, one of 700 million. */
export function newMemberCode(random: Random): string {
  return `YA${readableCharacters(LETTERS, random)}`;
}

/** Turns a code as people type it into the stored form. */
export function normalMemberCode(typed: string): string {
  return typed.toUpperCase();
}
