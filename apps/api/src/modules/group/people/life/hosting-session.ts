import type { DataOf } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Call } from '../../../../call/call.ts';
import { useOnce } from '../../../../platform/database/expiring-rows.ts';
import { createOneTimeTokens, holdReadyMember } from '../../../identity/module.ts';
import type { GroupDeps } from '../deps.ts';
import { requireHost } from './host-access.ts';
import { insertHostingTicket } from './hosting-ticket-store.ts';
import { isNamedHost } from '../group/host-store.ts';

const TICKET_BYTES = 32;
const LASTS_MS = 60_000;

const ticketsOf = (deps: GroupDeps) => createOneTimeTokens(deps, 'hosting ticket', TICKET_BYTES);

/** Whether an operator named the caller as a host. */
export async function getHostingAccess(
  { database }: GroupDeps,
  { caller: { memberId } }: Call<'getHostingAccess'>,
): Promise<DataOf<'getHostingAccess'>> {
  return { isHost: await isNamedHost(database.read, memberId) };
}

/** Gives a host a ticket for the hosts' pages. It works once, for 60 seconds, and is stored as a hash (rule 6.32). */
export async function createHostingTicket(
  deps: GroupDeps,
  { caller }: Call<'createHostingTicket'>,
): Promise<DataOf<'createHostingTicket'>> {
  const tickets = ticketsOf(deps);
  const now = deps.clock.now();
  const { memberId } = await requireHost(deps.database.read, caller);
  const ticket = tickets.make();
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  const row = { ticket_hash: tickets.hash(ticket), member_id: memberId, expires_at: expiresAt };
  await deps.database.transaction(async (tx) => await insertHostingTicket(tx, row, now));
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Opens a session that works only for the hosts' calls. Refuses with HOST_TICKET_INVALID, also a member who was blocked since,
 * and with NOT_A_HOST.
 */
export async function loginHosting(
  deps: GroupDeps,
  { body: { ticket }, origin }: Call<'loginHosting'>,
): Promise<DataOf<'loginHosting'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const known = { ticket_hash: ticketsOf(deps).hash(ticket) };
    const row = (await useOnce(tx, 'hosting_tickets', known, now)) ?? refuse('HOST_TICKET_INVALID');
    const ready =
      (await holdReadyMember(tx, { memberId: row.member_id }, now)) ?? refuse('HOST_TICKET_INVALID');
    const { memberId } = await requireHost(tx, { memberId: ready });
    return await deps.identity.sessions.openSession(tx, { kind: 'member', memberId, hostOnly: true }, origin);
  });
}
