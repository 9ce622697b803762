import { birthdayAfter, type Day, dayOf, parseDay, readDay } from '../../../platform/calendar.ts';

const FORM = /^[1-9]\d{16}[\dX]$/;
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const CHECK_CHARACTERS = '10X98765432';
/** First two digits: the provinces of the mainland, then residence permits of Taiwan, Hong Kong and Macao. */
const PROVINCES: ReadonlySet<string> = new Set(
  (
    '11 12 13 14 15 21 22 23 31 32 33 34 35 36 37 41 42 43 44 45 46 50 51 52 53 54 61 62 63 64 65 ' +
    '71 81 82 83'
  ).split(' '),
);
const ADULT_YEARS = 18;
const EARLIEST = readDay('1900-01-01');

/** A valid number of 18 characters (GB 11643) with its birthday. */
export interface IdNumber {
  text: string;
  birthday: Day;
}

/** Reads a typed id number and ignores spaces and the case of x. Null if it isn't valid. */
export function readIdNumber(typed: string, now: Date): IdNumber | null {
  const text = typed.replaceAll(/\s/g, '').toUpperCase();
  if (!FORM.test(text) || !PROVINCES.has(text.slice(0, 2)) || checkCharacter(text) !== text.at(-1))
    return null;
  const birthday = parseDay(`${text.slice(6, 10)}-${text.slice(10, 12)}-${text.slice(12, 14)}`);
  if (birthday === undefined || birthday < EARLIEST || birthday > dayOf(now)) return null;
  return { text, birthday };
}

/** The check character of a number, from its first 17 digits (ISO 7064, MOD 11-2). */
export function checkCharacter(text: string): string | undefined {
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * Number(text[place]), 0);
  return CHECK_CHARACTERS[sum % CHECK_CHARACTERS.length];
}

/** `3101**********1234`. */
export function maskIdNumber(text: string): string {
  return `${text.slice(0, 4)}**********${text.slice(-4)}`;
}

/** Masks everything between the first and the last character of a name: `王*明`, `王*`. */
export function maskName(name: string): string {
  const characters = Array.from(name);
  const [first = ''] = characters;
  if (characters.length <= 2) return `${first}*`;
  return `${first}${'*'.repeat(characters.length - 2)}${characters.at(-1) ?? ''}`;
}

/** The day a person turns 18. For a birthday on 29 February this is 1 March if that year has no such day. */
export function adultDay(birthday: Day): Day {
  return birthdayAfter(birthday, ADULT_YEARS);
}
