import type { Origin } from '../../../call/call.ts';
import type { Platform } from '../../../platform/platform.ts';
import { agreementDue } from './agreement.ts';
import { parseUserAgent } from './parse-user-agent.ts';
import { browserIndex } from '../codes/caller-device.ts';
import { coarseNetwork } from '../codes/code-limits.ts';
import type { EndSessions } from './end-sessions.ts';
import { type Press, takePress } from '../codes/press-store.ts';
import { issueSession, type Session } from './issue-session.ts';
import { insertFamily, listFamilies } from './session-store.ts';
import { FAMILY_MS, idleSince } from './session-times.ts';
import type { SessionTokens } from './session-tokens.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/**
 * The person who signs in. A group session can call only its group (rule 6.2), and a hosting session only the calls for
 * hosts (rule 6.32).
 */
export type SessionSubject =
  | { kind: 'member'; memberId: string; hostOnly?: true }
  | { kind: 'group'; groupId: string; groupMemberId: string; role: 0 | 1 | 2 };

/** The data about the device of a sign-in. */
export type SessionOrigin = Pick<Origin, 'device' | 'deviceId'> &
  Partial<Pick<Origin, 'address' | 'userAgent' | 'browser'>>;

export interface OpenSessionDeps {
  platform: Pick<Platform, 'clock' | 'random' | 'cipher'>;
  tokens: SessionTokens;
  end: EndSessions;
}

const MOST_SIGN_INS = 20;

/** A sign-in that is about to be opened. */
interface SignIn {
  subject: SessionSubject;
  origin: SessionOrigin;
  press?: Press | undefined;
}

/**
 * Opens a new session family. If a person would have too many sign-ins, the one used least recently ends. The family
 * that the same press opened before ends, because its answer got lost (rule 2.30).
 */
export const openSession = async (tx: Tx, deps: OpenSessionDeps, signIn: SignIn): Promise<Session> =>
  await openFamily(tx, deps, signIn, { id: deps.platform.random.uuid() });

/**
 * Opens the session of a host in a group, and beside it one of this member for the hosts' pages, which ends with it (rule
 * 6.59).
 */
export async function openHostSessions(
  tx: Tx,
  deps: OpenSessionDeps,
  { group, memberId }: { group: SessionSubject & { kind: 'group' }; memberId: string },
  { origin, press }: Omit<SignIn, 'subject'>,
): Promise<{ session: Session; hosting: Session }> {
  const { random } = deps.platform;
  const id = random.uuid();
  const session = await openFamily(tx, deps, { subject: group, origin, press }, { id });
  const member = { kind: 'member', memberId, hostOnly: true } as const;
  const beside = { id: random.uuid(), openedWith: id };
  const hosting = await openFamily(tx, deps, { subject: member, origin }, beside);
  return { session, hosting };
}

async function openFamily(
  tx: Tx,
  { platform: { clock, cipher }, tokens, end }: OpenSessionDeps,
  { subject, origin: { device, deviceId, address, userAgent, browser }, press }: SignIn,
  { id: familyId, openedWith }: { id: string; openedWith?: string },
): Promise<Session> {
  const now = clock.now();
  const family = { id: familyId, expiresAt: new Date(now.getTime() + FAMILY_MS) };
  const lost = press && (await takePress(tx, press, family.id, now));
  if (lost !== undefined) await end(tx, { id: lost }, 'revoked');
  const open = await listFamilies(tx, subject, idleSince(now));
  for (const { id } of open.slice(MOST_SIGN_INS - 1)) await end(tx, { id }, 'revoked');
  await insertFamily(tx, {
    id: family.id,
    ...subjectColumns(subject),
    agreement_due: subject.kind === 'member' ? agreementDue(subject.memberId, now) : false,
    host_only: subject.kind === 'member' && subject.hostOnly === true,
    device,
    device_id: deviceId,
    browser_index: browser === undefined ? null : browserIndex(cipher, browser),
    ...parseUserAgent(userAgent ?? null),
    network: address === undefined ? null : coarseNetwork(address),
    created_at: now,
    last_used_at: now,
    expires_at: family.expiresAt,
    opened_with: openedWith ?? null,
  });
  return await issueSession(tx, tokens, family, tokens.first(), now);
}

function subjectColumns(subject: SessionSubject): {
  member_id: string | null;
  group_id: string | null;
  group_member_id: string | null;
  group_role: number | null;
} {
  return subject.kind === 'member'
    ? { member_id: subject.memberId, group_id: null, group_member_id: null, group_role: null }
    : {
        member_id: null,
        group_id: subject.groupId,
        group_member_id: subject.groupMemberId,
        group_role: subject.role,
      };
}
