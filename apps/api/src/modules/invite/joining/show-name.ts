import type { BodyOf } from '@yayan/contract';
import type { InviteDeps } from '../deps.ts';
import { deleteNameShown, insertNameShown } from './invite-name-store.ts';

/** Shows the member's full nickname on their invitations, or masks it again (rule 4.19). It can be repeated. */
export async function showInviteName(
  { platform: { database, clock } }: InviteDeps,
  memberId: string,
  { shown }: BodyOf<'showInviteName'>,
): Promise<null> {
  if (shown) await insertNameShown(database.read, memberId, clock.now());
  else await deleteNameShown(database.read, memberId);
  return null;
}
