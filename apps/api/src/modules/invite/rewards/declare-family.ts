import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { InviteDeps } from '../deps.ts';
import {
  countDeclared,
  type DeclaredInvitation,
  lockJoins,
  markDeclared,
  selectDeclared,
  selectInvitation,
} from '../invitation-store.ts';
import type { VoidReason } from '../void-reasons.ts';
import { restoreInvitation } from './restore.ts';

/** How many friends a member may declare as family, ever (rule 4.30). */
export const FAMILIES = 3;
/** Both real-name checks must have passed within so many days of the declaration. */
const DECLARED_MS = 90 * 24 * 3_600_000;
const BATCH = 200;

/** A family shares a network and devices. The other reasons don't come from living together. */
const shared: ReadonlySet<VoidReason> = new Set(['device', 'network']);

/** Whether an invitation can still be declared as family. */
export const canDeclare = (row: { void_reason: VoidReason | null; declared_at: Date | null }): boolean =>
  row.declared_at === null && row.void_reason !== null && shared.has(row.void_reason);

/**
 * Stores that the friend of a void invitation is family. The invitation counts once inviter and friend have both passed
 * the real-name check, whose numbers belong to one account each (rule 4.30). A second time does nothing. Refuses with
 * NOT_FOUND, FAMILY_NOT_POSSIBLE and FAMILIES_FULL.
 */
export async function declareFamily(
  deps: InviteDeps,
  { caller: { memberId: inviterId }, params: { id } }: Call<'declareFamily'>,
): Promise<DataOf<'declareFamily'>> {
  const { database, clock } = deps.platform;
  await database.transaction(async (tx) => {
    // Two declarations at once must not both be the last.
    await lockJoins(tx, inviterId);
    const found = (await selectInvitation(tx, inviterId, id)) ?? refuse('NOT_FOUND');
    if (found.declared_at !== null) return;
    if (!canDeclare(found)) refuse('FAMILY_NOT_POSSIBLE');
    if ((await countDeclared(tx, inviterId)) >= FAMILIES) refuse('FAMILIES_FULL');
    await markDeclared(tx, found.member_id, clock.now());
    await restoreFamily(deps, tx, { inviter_id: inviterId, id, member_id: found.member_id });
  });
  return null;
}

/** Restores the declared invitations whose two people have passed the real-name check since. */
export async function restoreFamilies(deps: InviteDeps, at: Date, signal: AbortSignal): Promise<void> {
  const { database } = deps.platform;
  const since = new Date(at.getTime() - DECLARED_MS);
  let after: DeclaredInvitation | undefined;
  let batch: DeclaredInvitation[];
  do {
    batch = await selectDeclared(database.read, { since, after, count: BATCH });
    await settleAll(batch, (one) => database.transaction((tx) => restoreFamily(deps, tx, one)), signal);
    after = batch.at(-1);
  } while (batch.length === BATCH);
}

async function restoreFamily(
  deps: InviteDeps,
  tx: Tx,
  { inviter_id: inviterId, id, member_id: memberId }: Omit<DeclaredInvitation, 'declared_at'>,
): Promise<void> {
  if (!(await deps.isVerified(tx, inviterId)) || !(await deps.isVerified(tx, memberId))) return;
  const now = await selectInvitation(tx, inviterId, id);
  if (now?.state === 'void') await restoreInvitation(deps, tx, { inviterId, id });
}
