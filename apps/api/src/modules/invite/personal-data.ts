import { inviteePage, type NumberParts } from './invitation-view.ts';
import { deleteNameShown } from './joining/invite-name-store.ts';
import { eraseSignals } from './joining/fraud-signal-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

const PAGE = 100;

/** The members that a member invited, with masked nicknames as the member sees them. For the export of their data. */
export async function invitationData(platform: NumberParts, memberId: string): Promise<object[]> {
  const found: object[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await inviteePage(platform, memberId, { limit: PAGE, ...(cursor && { cursor }) });
    found.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return found;
}

/**
 * Deletes a member's fraud signals, and the agreement to show their nickname. Their own invitation stays, under their
 * pseudonym.
 */
export async function eraseInvitationSignals(tx: Tx, memberId: string): Promise<void> {
  await eraseSignals(tx, memberId);
  await deleteNameShown(tx, memberId);
}
