import type { Random } from '../../../platform/random.ts';

/** Without 0, 1, I, L, O and U: codes are read out on the phone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 6;

/** `count` characters that can't be mistaken for one another. */
function readableCharacters(count: number, random: Random): string {
  return Array.from({ length: count }, () => ALPHABET.charAt(random.int(ALPHABET.length))).join('');
}

/** A member code (会员编号), which is also what a member invites with: `YA` and six characters, one in 700 million. */
export function newMemberCode(random: Random): string {
  return `YA${readableCharacters(LETTERS, random)}`;
}

/** A code as a person may have typed it, in the form it is kept in. */
export function normalMemberCode(typed: string): string {
  return typed.toUpperCase();
}
