import type { DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
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
import { lockProfile, updateAvatar } from '../profile-store.ts';

type AccountClosing = DataOf<'getAccountClosing'>;

const GRACE_MS = 7 * 24 * 3_600_000;

/** A requested deletion that signing in hasn't cancelled (rule 2.22). */
export async function activeClosing(db: Connection, memberId: string): Promise<ClosingRow | undefined> {
  const closing = await selectClosing(db, memberId);
  if (closing === undefined) return undefined;
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
    ...(await losses(database.read, memberId, clock.now())),
  };
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
    await deleteClosing(tx, caller.memberId);
    await insertClosing(tx, {
      member_id: caller.memberId,
      requested_at: now,
      closes_at: new Date(now.getTime() + GRACE_MS),
    });
  });
  return await getAccountClosing(deps, caller.memberId);
}

/** Cancels the deletion. */
export async function cancelAccountClosing(
  deps: PrivacyDeps,
  { caller: { memberId } }: Call<'cancelAccountClosing'>,
): Promise<AccountClosing> {
  await deps.platform.database.transaction(async (tx) => {
    await lockProfile(tx, memberId);
    await deleteClosing(tx, memberId);
  });
  return await getAccountClosing(deps, memberId);
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
