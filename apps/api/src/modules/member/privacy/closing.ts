import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { ageOn, dayOf, parseDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { removeAvatar, removeFiles } from '../../file/module.ts';
import { hasSignedInSince } from '../../identity/module.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { deleteConsignees } from '../addresses/consignee-store.ts';
import { deleteIdChecks } from '../id-check-store.ts';
import type { PrivacyDeps } from './privacy-deps.ts';
import {
  type ClosingRow,
  deleteClosing,
  type DueClosing,
  eraseProfile,
  insertClosing,
  markClosed,
  selectClosing,
  selectDueClosings,
} from './privacy-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockProfile, updateAvatar } from '../profile-store.ts';

type AccountClosing = DataOf<'getAccountClosing'>;

const GRACE_MS = 7 * 24 * 3_600_000;

/** A deletion that signing in hasn't cancelled (rule 2.22), or that the member's age asks for (rule 2.28). */
export async function activeClosing(db: Connection, memberId: string): Promise<ClosingRow | undefined> {
  const closing = await selectClosing(db, memberId);
  if (closing === undefined) return undefined;
  if (closing.under_age) return closing;
  return (await hasSignedInSince(db, memberId, closing.requested_at)) ? undefined : closing;
}

/** The balances and orders that a member would lose, and the state of the deletion. */
export async function getAccountClosing(
  { platform: { database, clock }, losses }: Pick<PrivacyDeps, 'platform' | 'losses'>,
  memberId: string,
): Promise<AccountClosing> {
  const closing = await activeClosing(database.read, memberId);
  return {
    requestedAt: closing?.requested_at.toISOString() ?? null,
    closesAt: closing?.closes_at.toISOString() ?? null,
    underAge: closing?.under_age ?? false,
    ...(await losses(database.read, memberId, clock.now())),
  };
}

/** Starts a deletion that happens 7 days later, in place of one that signing in has cancelled. */
export async function startClosing(tx: Tx, memberId: string, now: Date): Promise<void> {
  await deleteClosing(tx, memberId);
  await insertClosing(tx, {
    member_id: memberId,
    requested_at: now,
    closes_at: new Date(now.getTime() + GRACE_MS),
  });
}

/** Requests the deletion, with a check ticket. It happens 7 days later (rule 2.22). Refuses with CHECK_REQUIRED. */
export async function requestAccountClosing(
  deps: PrivacyDeps,
  { caller, body: { checkTicket } }: Call<'requestAccountClosing'>,
): Promise<AccountClosing> {
  const { platform, checks } = deps;
  const now = platform.clock.now();
  await platform.database.transaction(async (tx) => {
    await checks.use(tx, caller, 'closeAccount', checkTicket);
    await lockProfile(tx, caller.memberId);
    if (await activeClosing(tx, caller.memberId)) return;
    await startClosing(tx, caller.memberId, now);
  });
  return await getAccountClosing(deps, caller.memberId);
}

/** Cancels the deletion. Refuses one that the member's age asks for with UNDER_AGE. */
export async function cancelAccountClosing(
  deps: PrivacyDeps,
  { caller: { memberId } }: Call<'cancelAccountClosing'>,
): Promise<AccountClosing> {
  await deps.platform.database.transaction(async (tx) => {
    await lockProfile(tx, memberId);
    if ((await selectClosing(tx, memberId))?.under_age === true) return refuse('UNDER_AGE');
    await deleteClosing(tx, memberId);
  });
  return await getAccountClosing(deps, memberId);
}

/** Nobody younger has an account. */
const LEAST_AGE = 14;

/**
 * A member gave their birthday. One under 14 starts the deletion; another birthday ends a deletion that the one before
 * had started (rule 2.28). Without a birthday nothing changes.
 */
export async function followBirthday(
  tx: Tx,
  { memberId, birthday, at }: { memberId: string; birthday: string | undefined; at: Date },
): Promise<void> {
  const day = birthday === undefined ? undefined : parseDay(birthday);
  if (day === undefined) return;
  await lockProfile(tx, memberId);
  const closing = await activeClosing(tx, memberId);
  const isUnderAge = ageOn(day, dayOf(at)) < LEAST_AGE;
  if (isUnderAge === (closing?.under_age ?? false) || (!isUnderAge && closing?.under_age !== true)) return;
  await deleteClosing(tx, memberId);
  if (isUnderAge)
    await insertClosing(tx, {
      member_id: memberId,
      requested_at: at,
      closes_at: new Date(at.getTime() + GRACE_MS),
      under_age: true,
    });
}

/** Deletes all accounts whose 7 days are over; returns how many. */
export async function closeDueAccounts(deps: PrivacyDeps, signal?: AbortSignal): Promise<number> {
  const { database, clock } = deps.platform;
  const now = clock.now();
  return await workThrough({
    read: async (after: DueClosing | undefined, limit) =>
      await selectDueClosings(database.read, now, after, limit),
    work: async ({ memberId }) => {
      await close(deps, memberId);
    },
    signal,
  });
}

/**
 * Erases everything that identifies a member. Balances, transfers, orders and answers stay under the bare id. Jobs of
 * the same transaction delete the files. A cancellation or sign-in at the same moment either came first, or finds no
 * account.
 */
async function close(deps: PrivacyDeps, memberId: string): Promise<void> {
  const { platform, files, sessions, erasers } = deps;
  const { database, clock } = platform;
  const at = clock.now();
  await database.transaction(async (tx) => {
    await lockProfile(tx, memberId);
    if ((await activeClosing(tx, memberId)) === undefined) return await deleteClosing(tx, memberId);
    await removeFiles(files, tx, { kind: 'member', memberId });
    await removeAvatar(files, tx, await updateAvatar(tx, memberId, null, at));
    for (const erase of erasers) await erase(tx, memberId, at);
    // End the sessions only now. The erasers waited for a concurrent sign-in, which locks the member, so its session
    // ends too.
    await sessions.endAll(tx, { memberId });
    await deleteConsignees(tx, memberId);
    await deleteIdChecks(tx, memberId);
    await eraseProfile(tx, memberId, at);
    await markClosed(tx, memberId, at);
  });
}
