import type { Call } from '../../../../call/call.ts';
import type { components, DataOf } from '@yayan/contract';
import { type GroupInvitationState, type GroupLeavingReason, GroupLife, GroupRole } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { maskMobile } from '../../../identity/module.ts';
import type { GroupDeps } from '../../people/deps.ts';
import { givenName, nextGivenNumber } from '../../people/group/given-name-store.ts';
import { recordChanges } from '../../people/life/changes.ts';
import { type HostVisit, lockAsHost, visitAsHost } from '../../people/life/host-access.ts';
import { pageOf, placeOf } from '../../../../platform/page.ts';
import { tagEverybody } from '../../discussion/tags/people-tags.ts';
import { markGroupLeft } from '../../../task/module.ts';
import { endPlaces } from './end-places.ts';
import {
  countInvitations,
  insertInvitations,
  type InvitationRow,
  type NewInvitation,
  readInvitations,
  readInvited,
  readParticipations,
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
  return {
    id: row.id,
    mobile: row.by_attributes ? '按属性邀请的会员' : mobile === '' ? '已注销' : maskMobile(mobile),
    // A check of the table allows only roles.
    role: row.role as GroupRole,
    state: stateOf(row),
    name: row.consented_at !== null || row.role === GroupRole.Host ? row.nickname : null,
    tagIds: row.tagIds,
    invitedAt: row.invited_at.toISOString(),
    sentAt: row.sent_at?.toISOString() ?? null,
    sends: row.sends,
    maySendAt: maySendAt(row, now)?.toISOString() ?? null,
    text: row.text,
    left: row.left_at && {
      at: row.left_at.toISOString(),
      // A check of the table allows only reasons.
      reason: row.left_reason as GroupLeavingReason | null,
    },
  };
}

/** Who left and was invited again hasn't entered again before agreeing again. */
function stateOf(
  row: Pick<InvitationRow, 'withdrawn_at' | 'left_at' | 'consent_version'>,
): GroupInvitationState {
  if (row.withdrawn_at !== null) return row.left_at === null ? 'withdrawn' : 'left';
  return row.consent_version === null ? 'waiting' : 'entered';
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
    body: { numbers: text, role, tagId, dryRun, again = false, byText = false },
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
    const whyNot = ({ index }: { index: string }): 'invited' | 'left' | undefined => {
      const { isWithdrawn, hasLeft } = known.get(index) ?? { isWithdrawn: true, hasLeft: false };
      if (!isWithdrawn) return 'invited';
      // A pasted list must not call back people who left (rule 6.54).
      return hasLeft && !again ? 'left' : undefined;
    };
    const fresh = asked.filter((each) => whyNot(each) === undefined);
    const faults: Outcome['faults'] = [
      ...list.faults,
      ...asked.flatMap((each) => {
        const why = whyNot(each);
        return why === undefined ? [] : [{ line: each.line, shown: maskMobile(each.mobile), why }];
      }),
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
    role: GroupRole;
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
  const { role, byAttributes = false, byText = false, invitationId = null } = asked;
  const first = await nextGivenNumber(tx, group.id, role);
  // In the order of the blind indexes: a number must not tell the line of the list.
  const people = asked.people.toSorted((one, other) => (one.index < other.index ? -1 : 1));
  const invitations = people.map(({ mobile, index }, place): NewInvitation => ({
    id: deps.random.uuid(),
    mobile_index: index,
    mobile_sealed: deps.cipher.seal(mobile),
    nickname: givenName(role, first + place),
  }));
  const kind = { role, byAttributes, byText, invitationId };
  const ids = await insertInvitations(tx, group.id, { ...kind, invitations, at: now });
  await markGroupLeft(tx, await readParticipations(tx, group.id, ids), false);
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
    await endPlaces(tx, deps, groupId, withdrawn);
    const change = {
      what: 'invitations',
      before: null,
      after: `撤回了 ${withdrawn.length} 人的邀请`,
    } as const;
    if (withdrawn.length > 0) await recordChanges(tx, deps.random, visit, [change]);
    return { count: withdrawn.length };
  });
}
