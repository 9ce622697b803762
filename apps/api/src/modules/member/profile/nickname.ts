import { refuse } from '../../../errors/api-fault.ts';
import type { Random } from '../../../platform/random.ts';

const NICKNAME = /^[\p{Script=Han}A-Za-z0-9_-]{2,16}$/u;
const DEFAULT_CHARACTERS = '23456789abcdefghjkmnpqrstvwxyz';

/** Words that mark our staff, the people who run a group, and deleted accounts (rule 6.6). */
const RESERVED = [
  '芽言',
  'yayan',
  '官方',
  '客服',
  '管理员',
  '工作人员',
  '主持人',
  '观察员',
  '已注销',
] as const;
export type ReservedWord = (typeof RESERVED)[number];

/** Maps traditional and variant forms to the characters of the reserved words. */
const SIMPLIFIED: Readonly<Record<string, string>> = {
  員: '员',
  貟: '员',
  觀: '观',
  観: '观',
  註: '注',
  銷: '销',
  己: '已',
  巳: '已',
};

/** A nickname as a reader perceives it: without case, separators, and traditional or variant forms. */
const folded = (nickname: string): string =>
  Array.from(nickname.toLowerCase().replaceAll(/[_-]/g, ''), (one) => SIMPLIFIED[one] ?? one).join('');

/** A nickname as it is stored: full-width letters and digits become plain ones. Refuses with NICKNAME_INVALID. */
function checkNickname(text: string): string {
  const nickname = text.trim().normalize('NFKC');
  return NICKNAME.test(nickname) ? nickname : refuse('NICKNAME_INVALID');
}

/**
 * Checks a nickname that people choose themselves, on the site or in a group, and returns it as it is stored. Refuses
 * with NICKNAME_INVALID, and with NICKNAME_RESERVED if it contains a reserved word that this person may not use.
 */
export function checkOwnNickname(text: string, allowed: readonly ReservedWord[] = []): string {
  const nickname = checkNickname(text);
  const seen = folded(nickname);
  const poses = RESERVED.some((word) => !allowed.includes(word) && seen.includes(word));
  return poses ? refuse('NICKNAME_RESERVED') : nickname;
}

/** The key of a nickname: only one member may have a nickname of the same key. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase();
}

/** 芽友 and this many random characters, for a member who hasn't chosen a nickname. */
export function defaultNickname(random: Random, characters: number): string {
  const pick = (): string => DEFAULT_CHARACTERS.charAt(random.int(DEFAULT_CHARACTERS.length));
  return `芽友${Array.from({ length: characters }, pick).join('')}`;
}
