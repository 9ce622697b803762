import { refuse } from '../../../errors/api-fault.ts';
import type { Random } from '../../../platform/random.ts';

const NICKNAME = /^[\p{Script=Han}A-Za-z0-9_-]{2,16}$/u;
const DEFAULT_CHARACTERS = '23456789abcdefghjkmnpqrstvwxyz';

/** Who members are to believe: nobody else may pass for them. */
const OFFICIAL = /芽言|yayan|官方|客服|管理员|已注销/iu;

/** A nickname as it is kept: full-width letters and digits become plain ones. Refuses with NICKNAME_INVALID. */
export function checkNickname(text: string): string {
  const nickname = text.trim().normalize('NFKC');
  return NICKNAME.test(nickname) ? nickname : refuse('NICKNAME_INVALID');
}

/** The same of a nickname that anybody may choose. Refuses with NICKNAME_RESERVED too. */
export function checkOwnNickname(text: string): string {
  const nickname = checkNickname(text);
  return OFFICIAL.test(nickname.replaceAll(/[_-]/g, '')) ? refuse('NICKNAME_RESERVED') : nickname;
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
