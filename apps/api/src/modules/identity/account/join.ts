import { refuse } from '../../../errors/api-fault.ts';
import type { Random } from '../../../platform/random.ts';
import { openAccounts } from '../../ledger/module.ts';
import { newMemberCode } from './member-code.ts';
import { agreeIn } from '../members/consent-store.ts';
import { findByMobile, insertMember } from '../members/member-store.ts';
import type { IdentityPorts } from '../ports/identity-ports.ts';
import type { ProvenMobile } from '../members/register-ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const CODE_ATTEMPTS = 5;

/** The data of a new member. */
export interface JoinData extends ProvenMobile {
  /** Only the seed sets it; otherwise a new id is made. */
  memberId?: string;
  nickname?: string;
  agreementVersion: string;
  /** When they agreed, if that differs from when they joined: the seed's members joined before the current texts. */
  agreedAt?: Date;
  at: Date;
}

/**
 * Makes a member with consent, profile and ledger accounts, in one transaction. Returns the member's id. Refuses with
 * MOBILE_TAKEN if the mobile has an account, even if two people join at the same time.
 */
export async function join(
  tx: Tx,
  { random, openProfile }: { random: Random } & Pick<IdentityPorts, 'openProfile'>,
  joining: JoinData,
): Promise<string> {
  const id = joining.memberId ?? random.uuid();
  const { mobile_sealed, mobile_index, at } = joining;
  const member = { id, mobile_sealed, mobile_index, joined_at: at };
  for (let attempt = 1; ; attempt += 1) {
    if (await insertMember(tx, { ...member, member_code: newMemberCode(random) })) break;
    if (await findByMobile(tx, mobile_index)) refuse('MOBILE_TAKEN');
    if (attempt === CODE_ATTEMPTS) throw new Error(`No free member code in ${CODE_ATTEMPTS} attempts`);
  }
  await agreeIn(tx, id, joining.agreementVersion, joining.agreedAt ?? at);
  await openProfile(tx, random, {
    memberId: id,
    at,
    ...(joining.nickname && { nickname: joining.nickname }),
  });
  await openAccounts(tx, id, at);
  return id;
}
