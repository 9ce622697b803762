import { createHmac } from 'node:crypto';
import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { Origin } from '../../../call/call.ts';
import { hasEnteredGroup, hasSignedIn } from './caller-device.ts';
import { RESEND_SECONDS } from './code-limits.ts';
import { isGuessedOut, putCode, tryCode, type CodeKey, type Tries } from './code-store.ts';
import {
  countCode,
  recountCode,
  targetIndex,
  uncountCode,
  type CodeSending,
  type CodeTarget,
} from './count-code.ts';
import type { Email } from '../ports/email.ts';
import { codeMail } from '../ports/email-text.ts';
import type { Sms } from '../ports/sms.ts';
import { type Press, useRepeat } from './press-store.ts';
import type { SmsBudget } from './sms-budget.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The purpose of a code. It proves the mobile or mail address for this purpose only. */
type CodeUse = CodeTarget & {
  /** `login`, `reset` …; discussion groups use `group`. */
  purpose: string;
  /** Narrows the purpose, for example to one discussion group. */
  subject?: string;
  /**
   * For a sign-in to a group: the person whose invitation has this mobile, or null. A browser that has signed in as
   * this person counts as theirs, like one that has signed in to the member account of the mobile (rule 2.5).
   */
  groupMemberId?: string | null;
};

/** Codes by SMS or e-mail: 6 digits, valid 5 minutes, single use, 5 tries, stored as a hash (rule 2.4). */
export interface Codes {
  /**
   * Replaces the previous code and sends the new one when the transaction commits. Pass `deliver` if sending depends on
   * whether an account exists: `false` does the same work and sends nothing, so that a caller can't find out (rule
   * 2.6). `onBehalfOf` also counts against the member who entered the address. If the provider doesn't accept a code,
   * it doesn't count against the day's limit of its mobile or mail address. Refuses with CODE_TOO_SOON
   * (`resendAfterSeconds`), CODE_DAILY_LIMIT, TOO_MANY, and with UNAVAILABLE if the day's SMS budget is used up.
   */
  sendCode(
    tx: Tx,
    use: CodeUse & Omit<CodeSending, 'target'> & { deliver?: boolean },
  ): Promise<{ resendAfterSeconds: number }>;
  /**
   * Checks a code and uses it up. It runs outside a transaction, because a wrong try must count even though the call is
   * refused. A browser that has signed in before has separate tries (rule 2.5). The press that used the code up passes
   * again (rule 2.30). Refuses with CODE_WRONG (`triesLeft`), CODE_TRIES_USED and CODE_EXPIRED.
   */
  checkCode(
    use: CodeUse & { code: string; origin?: Pick<Origin, 'browser'>; press?: Press | undefined },
  ): Promise<void>;
}

/** `own`: the code was requested by a browser that has signed in before. */
type Delivery = CodeTarget & {
  code: string;
  purpose: string;
  own: boolean;
  /** Whether the count is undone if the code couldn't be sent. */
  returned: boolean;
};

const JOB = 'identity.send-code';
const DIGITS = 6;
const TRIES = 5;
const LASTS_MINUTES = 5;
const LASTS_MS = LASTS_MINUTES * 60_000;

/** Makes the codes, and the job that delivers them. */
export function createCodes(
  platform: Pick<Platform, 'config' | 'database' | 'clock' | 'random' | 'keys' | 'cipher' | 'jobs'>,
  { sms, email, budget }: { sms: Sms; email: Email; budget: SmsBudget },
): Codes {
  const { database, clock, random, cipher, jobs, keys } = platform;
  const keyOf = (use: CodeUse): CodeKey => ({
    mobile_index: targetIndex(cipher, use),
    purpose: use.purpose,
    subject: use.subject ?? '',
  });
  const hashOf = (key: CodeKey, code: string): string =>
    createHmac('sha256', keys.token)
      .update(['code', key.mobile_index, key.purpose, key.subject, code].join('\n'))
      .digest('base64url');

  const isOwn = async (db: Connection, use: CodeUse, origin: Partial<Pick<Origin, 'browser'>>) => {
    if (!('mobile' in use)) return false;
    if (await hasSignedIn(db, cipher, targetIndex(cipher, use), origin)) return true;
    if (use.groupMemberId === undefined) return false;
    return await hasEnteredGroup(db, cipher, use.groupMemberId, origin);
  };

  /** Sends a code through the provider; false if the day's budget of text messages is used up. */
  const sendThroughProvider = async (id: string, delivery: Delivery): Promise<boolean> => {
    const { code } = delivery;
    if (!('mobile' in delivery)) {
      await email.send({ id, email: delivery.email, ...codeMail({ code, minutes: LASTS_MINUTES }) });
      return true;
    }
    const { mobile, purpose, own } = delivery;
    if (!(await budget.take(own))) return false;
    try {
      await sms.send({ id, mobile, purpose, code, minutes: LASTS_MINUTES });
      return true;
    } catch (error) {
      // The job tries again, so an outage of the provider must not use up the day's budget.
      await budget.giveBack();
      throw error;
    }
  };

  jobs.define<{ sealed: string; expiresAt: string }>(JOB, async ({ sealed, expiresAt }, { id, attempt }) => {
    const delivery = JSON.parse(cipher.open(sealed)) as Delivery | null; // `sendCode` sealed it.
    if (delivery === null) return;
    const { own, returned } = delivery;
    const target = 'mobile' in delivery ? { mobile: delivery.mobile } : { email: delivery.email };
    const countedAt = new Date(new Date(expiresAt).getTime() - LASTS_MS);
    const counted = { target, own, countedAt };
    const giveBack = async () => (returned ? await uncountCode(database.read, platform, counted) : undefined);
    // A failed attempt undid its count, so the next one counts the code again.
    const isGivenBack = returned && attempt > 0;
    if (new Date(expiresAt) <= clock.now()) return isGivenBack ? undefined : await giveBack();
    if (isGivenBack && !(await recountCode(database.read, platform, counted))) return;
    try {
      if (!(await sendThroughProvider(id, delivery))) await giveBack();
    } catch (error) {
      await giveBack();
      throw error;
    }
  });

  return {
    sendCode: async (tx, { origin, deliver, onBehalfOf, ...use }) => {
      const key = keyOf(use);
      const own = await isOwn(tx, use, origin);
      const spentFor = 'mobile' in use ? await budget.spentFor(tx, own) : null;
      if (spentFor !== null) throw new ApiFault('UNAVAILABLE', null, spentFor);
      const target = 'mobile' in use ? { mobile: use.mobile } : { email: use.email };
      await countCode(tx, platform, { target, origin, onBehalfOf, own });
      const code = random.digits(DIGITS);
      const now = clock.now();
      const expiresAt = new Date(now.getTime() + LASTS_MS);
      await putCode(tx, key, {
        code_hash: hashOf(key, code),
        tries_left: TRIES,
        own_tries_left: TRIES,
        sent_at: now,
        expires_at: expiresAt,
      });
      // A limit must not reveal whether a code was really sent (rule 2.6), unless that is no secret.
      const returned = deliver === undefined || own;
      const delivery: Delivery = { ...target, code, purpose: use.purpose, own, returned };
      const sealed = cipher.seal(JSON.stringify(deliver === false ? null : delivery));
      await jobs.sendIn(tx, JOB, { sealed, expiresAt: expiresAt.toISOString() });
      return { resendAfterSeconds: RESEND_SECONDS };
    },
    checkCode: async ({ code, origin, press, ...use }) => {
      const key = keyOf(use);
      const now = clock.now();
      const own = origin !== undefined && (await isOwn(database.read, use, origin));
      const tries: Tries = own ? 'own_tries_left' : 'tries_left';
      const tried = await tryCode(database.read, key, hashOf(key, code), now, { tries, press });
      if (tried?.right) return 'mobile' in use ? await budget.used() : undefined;
      if (press && (await database.transaction((tx) => useRepeat(tx, press, now)))) return;
      if (tried && tried.triesLeft > 0) refuse('CODE_WRONG', { triesLeft: tried.triesLeft });
      const guessedOut = tried !== undefined || (await isGuessedOut(database.read, key, now, tries));
      refuse(guessedOut ? 'CODE_TRIES_USED' : 'CODE_EXPIRED');
    },
  };
}
