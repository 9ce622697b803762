import { AdultStatus, type DataOf } from '@yayan/contract';
import type { Call } from '../../../call/call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { dayOf } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { workThrough } from '../../../platform/jobs/work-through.ts';
import { sqlState } from '../../../platform/database/retry.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { EncryptedFields } from '../../../platform/field-encryption/encrypted-fields.ts';
import type { Messages } from '../../message/api.ts';
import {
  type IdCheckRow,
  insertIdCheck,
  latestIdCheck,
  type WaitingIdCheck,
  waitingIdChecks,
  withdrawIdChecks,
} from '../id-check-store.ts';
import { type DecidedState, isMinor, minorUntil, reasonOf, settleIdCheck } from './id-check-result.ts';
import { adultDay, type IdNumber, maskIdNumber, maskName, readIdNumber } from './id-number.ts';
import type { IdChecker } from './ports/id-checker.ts';
import { lockProfile } from '../profile-store.ts';

export interface IdVerificationDeps {
  platform: Platform;
  fields: Pick<EncryptedFields, 'open'>;
  idChecker: IdChecker;
  messages: Messages;
}

type IdVerification = DataOf<'getIdVerification'>;

/** The day on which the text of the separate consent (敏感个人信息) took effect. */
export const ID_CONSENT_VERSION = '2026-11-27';

/** How often a member may submit name and number (rule 2.20). */
export const TRIES = 5;
/** The name of the job that asks the service again. */
export const ID_CHECK = 'member.ask-id-check';
const MINUTE_MS = 60_000;
const LONGEST_WAIT_MINUTES = 60;
/** A check that waits for longer should have a job. */
const OVERDUE_MINUTES = 10;
const UNIQUE_VIOLATION = '23505';
/** Letters of any script (minorities' and foreign names), joined by · or a space. */
const NAME = /^\p{L}[\p{L}\p{M}· ]{0,48}\p{L}$/u;

export interface AskData {
  memberId: string;
  attempt: number;
  round: number;
}

/** The state of a member's real-name check, with name and number masked. */
export async function getIdVerification(
  { platform }: Pick<IdVerificationDeps, 'platform'>,
  memberId: string,
): Promise<IdVerification> {
  return shown(platform, await latestIdCheck(platform.database.read, memberId));
}

/** The result of the check for other areas: null if there was no check or it didn't match. */
export async function adultStatusOf(
  { clock }: Pick<Platform, 'clock'>,
  db: Connection,
  memberId: string,
): Promise<AdultStatus | null> {
  const check = await latestIdCheck(db, memberId);
  if (check === undefined || check.state === 'unmatched' || check.state === 'taken') return null;
  return statusOf(check, clock.now());
}

/**
 * 0 while the check is waiting, 1 for an adult, 2 if it failed or the member is under 18. That changes to 1 on their
 * 18th birthday. Null after the consent was withdrawn (rule 2.21).
 */
export function statusOf(
  { state, adult_on }: Pick<IdCheckRow, 'state' | 'adult_on'>,
  now: Date,
): AdultStatus | null {
  if (state === 'withdrawn') return null;
  if (state === 'asked') return AdultStatus.PendingReview;
  return state === 'matched' && !isMinor(adult_on, now) ? AdultStatus.Valid : AdultStatus.Invalid;
}

/**
 * Submits name and number with the separate consent, at most 5 times (rule 2.20). Asks the service at once; if it can't
 * answer yet, a job asks again. Refuses with ID_NUMBER_INVALID (uses no try), ID_NOT_MATCHED, ID_NUMBER_TAKEN (one
 * number, one account), ID_ALREADY_VERIFIED, ID_CHECK_WAITING, ID_TRIES_USED and AGREEMENT_REQUIRED.
 */
export async function submitIdVerification(
  deps: IdVerificationDeps,
  { caller: { memberId }, body }: Call<'submitIdVerification'>,
): Promise<IdVerification> {
  const { platform, fields } = deps;
  if (body.consentVersion !== ID_CONSENT_VERSION) return refuse('AGREEMENT_REQUIRED');
  const [typedName, typedNumber] = await fields.open([body.name, body.idNumber]);
  const number = readIdNumber(typedNumber, platform.clock.now()) ?? refuse('ID_NUMBER_INVALID');
  const name = typedName.normalize('NFC').trim();
  if (!NAME.test(name)) return refuse('ID_NOT_MATCHED');
  const attempt = await storeCheck(deps, memberId, { name, number });
  await ask(deps, { memberId, attempt, round: 0 }).catch((err: unknown) =>
    platform.log.warn({ err }, 'the real-name service is asked again later'),
  );
  const check = await latestIdCheck(platform.database.read, memberId);
  if (check?.state === 'unmatched') return refuse('ID_NOT_MATCHED', { triesLeft: TRIES - attempt });
  if (check?.state === 'taken') return refuse('ID_NUMBER_TAKEN', { triesLeft: TRIES - attempt });
  return shown(platform, check);
}

/** Asks the service again about a waiting check: a minute after its submission, then with growing intervals. */
export async function askAgain(deps: Omit<IdVerificationDeps, 'fields'>, data: AskData): Promise<void> {
  const { jobs, database, clock } = deps.platform;
  if (await ask(deps, data)) return;
  const round = data.round + 1;
  const minutes = Math.min(2 ** round, LONGEST_WAIT_MINUTES);
  const startAfter = new Date(clock.now().getTime() + minutes * MINUTE_MS);
  await database.transaction((tx) => jobs.sendIn(tx, ID_CHECK, { ...data, round }, { startAfter }));
}

/** Sends the job again for checks that wait and have none, because it failed for good or was lost (rule 8.8). */
export async function resumeIdChecks(
  { platform: { database, clock, jobs } }: Pick<IdVerificationDeps, 'platform'>,
  signal: AbortSignal,
): Promise<void> {
  const living = (await jobs.living(ID_CHECK)) as AskData[];
  const alive = new Set(living.map(({ memberId, attempt }) => `${memberId} ${attempt}`));
  const before = new Date(clock.now().getTime() - OVERDUE_MINUTES * MINUTE_MS);
  await workThrough<WaitingIdCheck>({
    read: (after, limit) => waitingIdChecks(database.read, { before, after, limit }),
    work: async ({ memberId, attempt }) => {
      if (alive.has(`${memberId} ${attempt}`)) return;
      await database.transaction((tx) => jobs.sendIn(tx, ID_CHECK, { memberId, attempt, round: 0 }));
    },
    signal,
  });
}

/**
 * Withdraws the consent to the real-name check: name and number are erased, and cash needs a new check (PIPL 15).
 * Also while a check is waiting: its answer is then dropped. Refuses with NOT_FOUND without a consent.
 */
export async function withdrawIdConsent(
  { database, cipher, clock }: Pick<Platform, 'database' | 'cipher' | 'clock'>,
  memberId: string,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockProfile(tx, memberId);
    if (!(await withdrawIdChecks(tx, memberId, cipher.seal(''), clock.now()))) return refuse('NOT_FOUND');
  });
}

/** Stores the check before the service is asked, so that every submission counts as a try. */
async function storeCheck(
  { platform: { database, cipher, clock, jobs } }: IdVerificationDeps,
  memberId: string,
  { name, number }: { name: string; number: IdNumber },
): Promise<number> {
  return await database.transaction(async (tx) => {
    const now = clock.now();
    await lockProfile(tx, memberId);
    const before = await latestIdCheck(tx, memberId);
    if (before?.state === 'matched') return refuse('ID_ALREADY_VERIFIED');
    if (before?.state === 'asked') return refuse('ID_CHECK_WAITING');
    const attempt = (before?.attempt ?? 0) + 1;
    if (attempt > TRIES) return refuse('ID_TRIES_USED');
    const adult = adultDay(number.birthday);
    await insertIdCheck(tx, {
      member_id: memberId,
      attempt,
      state: 'asked',
      name_sealed: cipher.seal(name),
      number_sealed: cipher.seal(number.text),
      number_index: cipher.blindIndex(`id-number:${number.text}`),
      adult_on: adult > dayOf(now) ? adult : null,
      consent_version: ID_CONSENT_VERSION,
      asked_at: now,
    });
    const startAfter = new Date(now.getTime() + MINUTE_MS);
    await jobs.sendIn(tx, ID_CHECK, { memberId, attempt, round: 0 } satisfies AskData, { startAfter });
    return attempt;
  });
}

/** Asks the service about a waiting check; false if it has no result yet. */
async function ask(
  deps: Omit<IdVerificationDeps, 'fields'>,
  { memberId, attempt }: AskData,
): Promise<boolean> {
  const { cipher, database } = deps.platform;
  const check = await latestIdCheck(database.read, memberId);
  if (check?.attempt !== attempt || check.state !== 'asked') return true;
  const answer = await deps.idChecker.check({
    id: cipher.blindIndex(`id-check:${memberId}:${attempt}`),
    name: cipher.open(check.name_sealed),
    idNumber: cipher.open(check.number_sealed),
  });
  if (answer === 'waiting') return false;
  await decide(deps, memberId, check, answer);
  return true;
}

/**
 * Stores the answer and notifies the member. A number verifies only one account, so the second of two concurrent
 * matches is stored as `taken`.
 */
async function decide(
  { platform: { database, clock }, messages }: Omit<IdVerificationDeps, 'fields'>,
  memberId: string,
  check: IdCheckRow,
  answer: 'matched' | 'unmatched',
): Promise<void> {
  const settle = async (wished: DecidedState): Promise<void> =>
    await database.transaction(async (tx) => {
      await settleIdCheck(tx, messages, { memberId, check, wished, now: clock.now() });
    });
  try {
    await settle(answer);
  } catch (error) {
    if (sqlState(error) !== UNIQUE_VIOLATION) throw error;
    await settle('taken');
  }
}

function shown(
  { cipher, clock }: Pick<Platform, 'cipher' | 'clock'>,
  check: IdCheckRow | undefined,
): IdVerification {
  const consentVersion = ID_CONSENT_VERSION;
  if (check === undefined || check.state === 'withdrawn') {
    const nothing = {
      status: null,
      name: null,
      idNumber: null,
      reason: null,
      adultOn: null,
      submittedAt: null,
    };
    return { ...nothing, triesLeft: TRIES - (check?.attempt ?? 0), consentVersion };
  }
  const now = clock.now();
  return {
    status: statusOf(check, now),
    name: maskName(cipher.open(check.name_sealed)),
    idNumber: maskIdNumber(cipher.open(check.number_sealed)),
    reason: reasonOf(check.state, check.adult_on, now),
    adultOn: minorUntil(check, now),
    triesLeft: TRIES - check.attempt,
    submittedAt: check.asked_at.toISOString(),
    consentVersion,
  };
}
