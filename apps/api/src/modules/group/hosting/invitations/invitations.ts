import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { GroupLife, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { maskMobile } from '../../../identity/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { type HostVisit, lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { deleteDraftsOf } from '../../discussion/drafts/draft-store.ts';
import { tagEverybody } from '../../discussion/tags/people-tags.ts';
import {
  countInvitations,
  insertInvitations,
  type InvitationRow,
  type NewInvitation,
  readInvitations,
  readInvited,
  withdraw,
} from './invitation-store.ts';
import { readNumbers } from './read-numbers.ts';
import { INVITING, requireInviting } from './require-inviting.ts';
import { maySendAt, sendFirstInvitations } from './send-invitations.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

type Schemas = components['schemas'];
type Outcome = Schemas['GroupInvitationOutcome'];

const MOST_INVITED = 5000;
const SHOWN_FAULTS = 200;

/** The invitations, the latest first. Numbers are masked (rule 6.27). */
export async function listInvitations(
  deps: GroupDeps,
  { caller, params: { groupId }, query: { cursor, limit = 20, state } }: Call<'listInvitations'>,
): Promise<DataOf<'listInvitations'>> {
  const db = deps.database.read;
  const { now } = await visitAsHost(db, caller, groupId, deps.clock.now());
  const rows = await readInvitations(db, { groupId, state, after: placeOf(cursor), limit: limit + 1 });
  const page = pageOf(rows, limit, ({ invited_at, id }) => ({ at: invited_at, id }));
  return { items: page.items.map((row) => viewInvitation(deps, row, now)), nextCursor: page.nextCursor };
}

function viewInvitation({ cipher }: GroupDeps, row: InvitationRow, now: Date): Schemas['GroupInvitation'] {
  const mobile = cipher.open(row.mobile_sealed);
  const hasEntered = row.consented_at !== null;
  return {
    id: row.id,
    mobile: row.by_attributes ? '按属性邀请的会员' : mobile === '' ? '已注销' : maskMobile(mobile),
    // A check of the table allows only roles.
    role: row.role as GroupRole,
    state: row.withdrawn_at === null ? (hasEntered ? 'entered' : 'waiting') : 'withdrawn',
    name: hasEntered || row.role === GroupRole.Host ? row.nickname : null,
    tagIds: row.tagIds,
    invitedAt: row.invited_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    sends: row.sends,
    maySendAt: maySendAt(row, now)?.toISOString() ?? null,
    text: row.text,
  };
}

/**
 * Invites people by their numbers, one number a line (rule 6.27). Lines with a fault are skipped, the others are
 * invited. A dry run changes nothing and returns what would happen.
 */
export async function addInvitations(
  deps: GroupDeps,
  {
    caller,
    params: { groupId },
    body: { numbers: text, role, tagId, dryRun, byText = false },
  }: Call<'addInvitations'>,
): Promise<Outcome> {
  const now = deps.clock.now();
  const list = readNumbers(text);
  if (list.numbers.length > MOST_INVITED) refuse('INVITATIONS_TOO_MANY');
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    requireInviting(visit, INVITING);
    const asked = list.numbers.map(({ line, mobile }) => ({
      line,
      mobile,
      index: deps.cipher.blindIndex(mobile),
    }));
    const known = await readInvited(
      tx,
      groupId,
      asked.map(({ index }) => index),
    );
    const isInvited = ({ index }: { index: string }): boolean => known.get(index)?.isWithdrawn === false;
    const fresh = asked.filter((each) => !isInvited(each));
    const faults: Outcome['faults'] = [
      ...list.faults,
      ...asked
        .filter(isInvited)
        .map(({ line, mobile }) => ({ line, shown: maskMobile(mobile), why: 'invited' as const })),
    ].toSorted((one, other) => one.line - other.line);
    const outcome = {
      invited: fresh.length,
      faults: faults.slice(0, SHOWN_FAULTS),
      faultCount: faults.length,
    };
    if (dryRun) {
      await requireRoom(tx, groupId, fresh.length);
      return outcome;
    }
    await invite(deps, tx, visit, {
      role,
      tagId,
      byText,
      people: fresh.map(({ mobile, index }) => ({ mobile, index })),
    });
    return outcome;
  });
}

async function requireRoom(tx: Tx, groupId: string, more: number): Promise<void> {
  if ((await countInvitations(tx, groupId)) + more > MOST_INVITED) refuse('INVITATIONS_TOO_MANY');
}

/** Adds people to the invitation list and tags them. It also sends the invitations if the group is inviting already. */
export async function invite(
  deps: GroupDeps,
  tx: Tx,
  visit: HostVisit,
  asked: {
    role: number;
    tagId: string | null;
    /** Hosts never see these people's numbers. */
    byAttributes?: boolean;
    /** The id that the client made for this call, if it can't be recognised by its numbers. */
    invitationId?: string;
    /** The host says that these people agreed to text messages. */
    byText?: boolean;
    people: readonly { mobile: string; index: string }[];
  },
): Promise<void> {
  const { group, now } = visit;
  if (asked.people.length === 0) return;
  await requireRoom(tx, group.id, asked.people.length);
  const invitations = asked.people.map(({ mobile, index }): NewInvitation => {
    const id = deps.random.uuid();
    return {
      id,
      mobile_index: index,
      mobile_sealed: deps.cipher.seal(mobile),
      // Unique, and reveals nothing. The person chooses a name at the first visit.
      nickname: `受访者 ${id.slice(-12)}`,
    };
  });
  const { role, byAttributes = false, byText = false, invitationId = null } = asked;
  const kind = { role, byAttributes, byText, invitationId };
  const ids = await insertInvitations(tx, group.id, { ...kind, invitations, at: now });
  if (asked.tagId !== null) await tagEverybody(tx, group.id, asked.tagId, ids, now);
  const change = { what: 'invitations', before: null, after: `邀请了 ${ids.length} 人` } as const;
  await recordChanges(tx, deps.random, visit, [change]);
  if (group.published_at !== null) await sendFirstInvitations(tx, deps, group, now);
}

/**
 * Withdraws invitations. Sessions in the group end at once; answers stay (rule 6.4). Hosts can't withdraw their own.
 */
export async function withdrawInvitations(
  deps: GroupDeps,
  { caller, params: { groupId }, body: { ids } }: Call<'withdrawInvitations'>,
): Promise<DataOf<'withdrawInvitations'>> {
  const now = deps.clock.now();
  return await deps.database.transaction(async (tx) => {
    const visit = await lockAsHost(tx, caller, groupId, now);
    requireInviting(visit, [...INVITING, GroupLife.Closed]);
    const others = ids.filter((id) => id !== visit.me.id);
    const withdrawn = await withdraw(tx, groupId, others, now);
    await deleteDraftsOf(
      tx,
      withdrawn.map((memberId) => ({ groupId, memberId })),
    );
    for (const id of withdrawn) await deps.identity.sessions.endAll(tx, { groupMemberId: id });
    const change = {
      what: 'invitations',
      before: null,
      after: `撤回了 ${withdrawn.length} 人的邀请`,
    } as const;
    if (withdrawn.length > 0) await recordChanges(tx, deps.random, visit, [change]);
    return { count: withdrawn.length };
  });
}
