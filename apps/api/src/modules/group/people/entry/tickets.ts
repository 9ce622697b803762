import { type DataOf, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import type { Call } from '../../../../call/call.ts';
import type { MemberCaller } from '../../../../call/caller.ts';
import type { Connection } from '../../../../platform/database/database.ts';
import { createOneTimeTokens, mobileIndexOf } from '../../../identity/module.ts';
import { type GroupRow, type MemberRow, readInvitation, readMember } from '../group/group-store.ts';
import { groupAt, openGroupSession, refuseWithdrawn, requireOpenFor } from './login.ts';
import type { GroupDeps } from '../deps.ts';
import { requireMayStart } from './start-participation.ts';
import { roleOf } from './visit.ts';
import { insertTicket, readInvitedTasks, redeemTicket } from './ticket-store.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

const TICKET_BYTES = 32;
const LASTS_MS = 60_000;

const ticketsOf = (deps: GroupDeps) => createOneTimeTokens(deps, 'group ticket', TICKET_BYTES);

/** The member's invitation to a group. Refuses with NOT_INVITED or GROUP_LEFT without one that isn't withdrawn. */
async function invitationOf(db: Connection, { memberId }: MemberCaller, group: GroupRow): Promise<MemberRow> {
  const index = await mobileIndexOf(db, memberId);
  const me = index === undefined ? undefined : await readInvitation(db, group.id, index);
  return me?.withdrawn_at === null ? me : refuseWithdrawn(me);
}

/**
 * Gives an invited member a ticket for one group (rule 6.3). It works once, for 60 seconds, and is stored as a hash.
 * Respondents get one only after the opening; during a penalty on tasks only for groups where they took part before
 * (rule 7.17).
 */
export async function createGroupTicket(
  deps: GroupDeps,
  { caller, params: { hash } }: Call<'createGroupTicket'>,
): Promise<DataOf<'createGroupTicket'>> {
  const { database, clock } = deps;
  const now = clock.now();
  const group = await groupAt(database.read, hash, now);
  const me = await invitationOf(database.read, caller, group);
  requireOpenFor(me, group, now);
  const isNew =
    roleOf(me) === GroupRole.Respondent && me.consented_at === null && me.participation_id === null;
  if (isNew) await requireMayStart(database.read, caller.memberId, now);
  return await database.transaction((tx) =>
    storeTicket(tx, deps, { groupId: group.id, groupMemberId: me.id }),
  );
}

/** Stores a new ticket for a person who may enter. */
export async function storeTicket(
  tx: Tx,
  deps: GroupDeps,
  person: { groupId: string; groupMemberId: string },
): Promise<DataOf<'createGroupTicket'>> {
  const tickets = ticketsOf(deps);
  const now = deps.clock.now();
  const ticket = tickets.make();
  const expiresAt = new Date(now.getTime() + LASTS_MS);
  await insertTicket(tx, { ...person, hash: tickets.hash(ticket), expiresAt }, now);
  return { ticket, expiresAt: expiresAt.toISOString() };
}

/**
 * Opens a session with a ticket and marks the ticket as used. Refuses with NOT_INVITED when the invitation was
 * withdrawn.
 */
export async function loginGroupWithTicket(
  deps: GroupDeps,
  { params: { hash }, body: { ticket }, origin }: Call<'loginGroupWithTicket'>,
): Promise<DataOf<'loginGroupWithTicket'>> {
  const now = deps.clock.now();
  const group = await groupAt(deps.database.read, hash, now);
  return await deps.database.transaction(async (tx) => {
    const id =
      (await redeemTicket(tx, group.id, ticketsOf(deps).hash(ticket), now)) ?? refuse('TICKET_INVALID');
    const me = (await readMember(tx, group.id, id)) ?? refuse('NOT_INVITED');
    requireOpenFor(me, group, now);
    return await openGroupSession(tx, deps, { group, me, origin, now });
  });
}

/** The tasks of the groups a member is invited to. The task wall shows them to nobody else. */
export async function invitedTasks(db: Connection, memberId: string, now: Date): Promise<string[]> {
  const index = await mobileIndexOf(db, memberId);
  return index === undefined ? [] : await readInvitedTasks(db, index, now);
}
