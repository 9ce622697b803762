import type { Tx } from '../../../../platform/database/tx.ts';
import { holdReadyMember } from '../../../identity/module.ts';
import { isNamedHost } from '../group/host-store.ts';

/**
 * The member for whom a sign-in to a group by code also opens the hosts' pages: the one who would sign in to the member site with
 * the same mobile, and get a ticket there (rule 6.59). It doesn't matter whose invitation it is.
 */
export async function hostOfMobile(tx: Tx, mobileIndex: string, now: Date): Promise<string | undefined> {
  const memberId = await holdReadyMember(tx, { mobileIndex }, now);
  return memberId !== undefined && (await isNamedHost(tx, memberId)) ? memberId : undefined;
}
