import { createHash } from 'node:crypto';

/** An invented person to sign in as. */
export interface Person {
  readonly id: string;
  readonly nickname: string;
  /** The colour of their picture. */
  readonly colour: string;
}

export const people: readonly Person[] = [
  { id: 'tang', nickname: '糖糖不加糖', colour: '#e8a33d' },
  { id: 'lin', nickname: '林间小路', colour: '#3f8f5b' },
  { id: 'mo', nickname: '墨墨', colour: '#4b6bb5' },
  { id: 'qiao', nickname: '乔木 🌳', colour: '#8a5fb0' },
  { id: 'nan', nickname: '南来北往', colour: '#c2554d' },
  { id: 'yu', nickname: '雨天读书', colour: '#3a8a97' },
];

export const personOf = (id: string | undefined): Person | undefined =>
  people.find((person) => person.id === id);

/** An id like a third party's: constant for a person and a use, different for all others. */
export function accountId(use: string, person: Person, length: number): string {
  return createHash('sha256')
    .update(`${use}\n${person.id}`)
    .digest('base64url')
    .replaceAll(/[-_]/g, '0')
    .slice(0, length);
}

/** Such an id in digits, without a leading 0. */
export function accountNumber(use: string, person: Person, length: number): string {
  const digits = BigInt(`0x${createHash('sha256').update(`${use}\n${person.id}`).digest('hex')}`).toString();
  return `2${digits.slice(0, length - 1)}`;
}

/** A person's picture: the first character of their name on their colour. */
export function pictureOf({ nickname, colour }: Person): string {
  const [first = ''] = nickname;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96"><rect width="96" height="96" fill="${colour}"/><text x="48" y="62" font-size="40" text-anchor="middle" fill="#fff">${first}</text></svg>`;
}
