import { refuse } from '../../../errors/api-fault.ts';
import type { Random } from '../../../platform/random.ts';

const NICKNAME = /^[\p{Script=Han}A-Za-z0-9_-]{2,16}$/u;
const DEFAULT_CHARACTERS = '23456789abcdefghjkmnpqrstvwxyz';

/** Words by which members recognise our staff, the people who run a group, and deleted accounts (rule 6.6). */
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

/** Every character of the reserved words that has traditional or variant forms, by such a form. */
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

/** What a reader takes a nickname for: without case, separators and the difference between simplified and traditional. */
const folded = (nickname: string): string =>
  Array.from(nickname.toLowerCase().replaceAll(/[_-]/g, ''), (one) => SIMPLIFIED[one] ?? one).join('');

/** A nickname as it is kept: full-width letters and digits become plain ones. Refuses with NICKNAME_INVALID. */
function checkNickname(text: string): string {
  const nickname = text.trim().normalize('NFKC');
  return NICKNAME.test(nickname) ? nickname : refuse('NICKNAME_INVALID');
}

/**
 * The rule for every nickname people choose themselves, on the site and in groups. Refuses with NICKNAME_INVALID, and with
 * NICKNAME_RESERVED when it contains a reserved word other than those that this person may bear.
 */
export function checkOwnNickname(text: string, allowed: readonly ReservedWord[] = []): string {
  const nickname = checkNickname(text);
  const seen = folded(nickname);
  const poses = RESERVED.some((word) => !allowed.includes(word) && seen.includes(word));
  return poses ? refuse('NICKNAME_RESERVED') : nickname;
}

/** What two nicknames have in common when only one member may have either. */
export function nicknameKey(nickname: string): string {
  return nickname.normalize('NFKC').toLowerCase();
}

/** 芽友 and `characters` more, for a member who has chosen none yet. */
export function defaultNickname(random: Random, characters: number): string {
  const pick = (): string => DEFAULT_CHARACTERS.charAt(random.int(DEFAULT_CHARACTERS.length));
  return `芽友${Array.from({ length: characters }, pick).join('')}`;
}
