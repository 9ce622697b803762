import { GroupIdentityMode, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Cipher } from '../../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { memberCodes } from '../../../identity/module.ts';
import type { Visit } from '../../people/entry/visit.ts';

/** A person in the rows of a download. */
export interface NamedPerson {
  id: string;
  /** The account; null for a guest without one. */
  memberId: string | null;
  nickname: string;
  role: number;
}

const GUEST = '访客';

/**
 * How a download names respondents: as requested; by default by code for observers and by nickname for hosts. Refuses
 * member codes for observers with FORBIDDEN (rule 6.18).
 */
export function identityModeOf({ role }: Pick<Visit, 'role'>, asked?: GroupIdentityMode): GroupIdentityMode {
  if (role === GroupRole.Host) return asked ?? GroupIdentityMode.Nickname;
  return asked === GroupIdentityMode.MemberCode ? refuse('FORBIDDEN') : (asked ?? GroupIdentityMode.Code);
}

/** The code of a respondent. It is the same in every download of the group, and different in every other group. */
export function respondentCode(cipher: Pick<Cipher, 'blindIndex'>, groupId: string, id: string): string {
  const hash = Buffer.from(cipher.blindIndex(`group respondent ${groupId} ${id}`), 'base64url');
  return `R-${hash.readUIntBE(0, 5).toString(32).padStart(8, '0').toUpperCase()}`;
}

/** Returns a function that names many people as the mode says. Hosts keep their name as host. */
export function namesOf(
  { cipher }: { cipher: Pick<Cipher, 'blindIndex'> },
  groupId: string,
  mode: GroupIdentityMode,
) {
  return async (db: Connection, people: readonly NamedPerson[]): Promise<Map<string, string>> => {
    const ids = people.flatMap(({ memberId }) => memberId ?? []);
    const codes =
      mode === GroupIdentityMode.MemberCode ? await memberCodes(db, ids) : new Map<string, string>();
    const nameOf = ({ id, memberId, nickname, role }: NamedPerson): string => {
      if (role !== GroupRole.Respondent || mode === GroupIdentityMode.Nickname) return nickname;
      if (mode === GroupIdentityMode.Code) return respondentCode(cipher, groupId, id);
      return (memberId === null ? undefined : codes.get(memberId)) ?? GUEST;
    };
    return new Map(people.map((person) => [person.id, nameOf(person)]));
  };
}
