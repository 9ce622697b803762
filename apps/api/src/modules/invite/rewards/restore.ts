import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { InviteDeps } from '../deps.ts';
import { lockInvitation, markRestored, selectInvitation, setState } from '../invitation-store.ts';
import { earnStep } from './earn-step.ts';

interface RestoreInput {
  inviterId: string;
  /** The invitation's id, as its inviter sees it. */
  id: string;
}

/**
 * Restores an invitation that became void by mistake (rule 4.23). The steps that the invited member has completed earn
 * now, each once; later steps earn as usual. No rule makes the invitation void again. Returns how many steps earned.
 * Refuses with NOT_FOUND and INVITATION_NOT_VOID.
 */
export async function restoreInvitation(
  deps: InviteDeps,
  tx: Tx,
  { inviterId, id }: RestoreInput,
): Promise<number> {
  const found = (await selectInvitation(tx, inviterId, id)) ?? refuse('NOT_FOUND');
  const { member_id: memberId } = found;
  const locked = await lockInvitation(tx, memberId);
  if (locked?.state !== 'void') refuse('INVITATION_NOT_VOID');
  const at = deps.platform.clock.now();
  await setState(tx, memberId, 'registered', null);
  await markRestored(tx, memberId, at);
  let earned = 0;
  for (const { step, cause } of await deps.stepsDone(tx, memberId))
    if (await earnStep(deps, tx, memberId, step, { ...cause, at })) earned += 1;
  return earned;
}
