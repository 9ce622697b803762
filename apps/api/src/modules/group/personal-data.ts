import type { Cipher } from '../../platform/crypto/cipher.ts';
import { deleteDraftsOf } from './discussion/drafts/draft-store.ts';
import { endSharing } from './people/entry/sharing-store.ts';
import { deleteOwnProbes, erasePlaces, type Person } from './personal-data-store.ts';
import type { Sessions } from '../identity/api.ts';
import type { Tx } from '../../platform/database/tx.ts';

/**
 * Removes everything that identifies a person from their places in groups, and ends their group sessions. Their answers
 * belong to the discussion and stay without a name (privacy policy, 保存期限).
 */
export async function eraseGroupMember(
  tx: Tx,
  { cipher, sessions }: { cipher: Cipher; sessions: Pick<Sessions, 'endAll'> },
  person: Person,
  at: Date,
): Promise<void> {
  const rows = await erasePlaces(tx, person, { emptyMobile: cipher.seal(''), at });
  await endSharing(tx, rows, at);
  await deleteDraftsOf(
    tx,
    rows.map(({ group_id, id }) => ({ groupId: group_id, memberId: id })),
  );
  await deleteOwnProbes(tx, person.memberId);
  for (const { id } of rows) await sessions.endAll(tx, { groupMemberId: id });
}
