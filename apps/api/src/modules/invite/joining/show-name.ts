import type { Call } from '../../../call/call.ts';
import type { InviteDeps } from '../deps.ts';
import { deleteNameShown, insertNameShown } from './invite-name-store.ts';

/** Shows the member's full nickname on their invitations, or masks it again (rule 4.19). It can be repeated. */
export async function showInviteName(
  { platform: { database, clock } }: InviteDeps,
  { caller: { memberId }, body: { shown } }: Call<'showInviteName'>,
): Promise<null> {
  if (shown) await insertNameShown(database.read, memberId, clock.now());
  else await deleteNameShown(database.read, memberId);
  return null;
}
