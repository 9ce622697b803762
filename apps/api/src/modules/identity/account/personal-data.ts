import type { Cipher } from '../../../platform/crypto/cipher.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { deleteSmsChoices, selectSmsChoices } from '../codes/sms-choice-store.ts';
import {
  deleteSignInMethods,
  eraseContacts,
  eraseDevices,
  selectBindings,
  selectDevices,
  selectPersonalRow,
} from './personal-data-store.ts';

/** Everything identity stores about a member, unmasked, for the export of their own data (rule 2.23). */
export async function identityData(cipher: Cipher, db: Connection, memberId: string): Promise<object> {
  const member = await selectPersonalRow(db, memberId);
  const bindings = await selectBindings(db, memberId);
  const devices = await selectDevices(db, memberId);
  const texts = await selectSmsChoices(db, memberId);
  return {
    mobile: cipher.open(member.mobile_sealed),
    email: member.email_sealed && cipher.open(member.email_sealed),
    memberCode: member.member_code,
    joinedAt: member.joined_at,
    thirdParties: bindings.map(({ type, nickname_sealed, bound_at }) => ({
      type,
      nickname: nickname_sealed && cipher.open(nickname_sealed),
      boundAt: bound_at,
    })),
    devices,
    textMessages: texts.map(({ kind, isOn, chosenAt }) => ({ kind, isOn, chosenAt })),
  };
}

/**
 * Erases everything that identifies a member (rule 2.22). A pseudonym remains that nobody can sign in to, and the
 * mobile is free for a new account. The caller ends the sign-ins.
 */
export async function eraseIdentity(tx: Tx, cipher: Cipher, memberId: string, at: Date): Promise<void> {
  await deleteSignInMethods(tx, memberId);
  await deleteSmsChoices(tx, memberId);
  await eraseDevices(tx, memberId);
  await eraseContacts(tx, memberId, { emptyMobile: cipher.seal(''), at });
}
