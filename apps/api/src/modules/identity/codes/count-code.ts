import { ApiFault, refuse } from '../../../errors/api-fault.ts';
import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { CODES, networkSteps } from '../../../platform/network.ts';
import type { Platform } from '../../../platform/platform.ts';
import { deviceKey } from './caller-device.ts';
import { CODE_LIMITS, type CodeLimit, periodStart, secondsLeft } from './code-limits.ts';
import { countUse, giveBack, lastCodeAt, ownKey, countAgain } from './code-store.ts';
import { emailKey } from '../members/email-address.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { type RuleNumbers, ruleNumbers } from '../../rule/module.ts';

/** Where a code goes. */
export type CodeTarget = { mobile: string } | { email: string };

/** One code to send. */
export interface CodeSending {
  target: CodeTarget;
  origin: Pick<Origin, 'address' | 'deviceId'> & Partial<Pick<Origin, 'browser'>>;
  /** The member who entered the address. */
  onBehalfOf?: string | undefined;
}

const PREFIX = 7;

type Parts = Pick<Platform, 'cipher' | 'clock' | 'config' | 'database'>;

/** A limit with its count. */
type CountedLimit = CodeLimit & { readonly count: number };

const countedLimit = (limit: CodeLimit, numbers: RuleNumbers, at: Date): CountedLimit => ({
  ...limit,
  count: typeof limit.count === 'number' ? limit.count : numbers(limit.count, at),
});

/** The blind index of a mobile or mail address. */
export function targetIndex(cipher: Platform['cipher'], target: CodeTarget): string {
  return cipher.blindIndex('mobile' in target ? target.mobile : emailKey(target.email));
}

/**
 * Counts a code against all its limits. Browsers that have signed in to the account (`own`) are counted separately
 * from everybody else, so that strangers can't use up their share (rule 2.5). Refuses with CODE_TOO_SOON
 * (`resendAfterSeconds`), CODE_DAILY_LIMIT and TOO_MANY.
 */
export async function countCode(
  tx: Tx,
  platform: Parts,
  { own, ...sending }: CodeSending & { own: boolean },
): Promise<void> {
  const now = platform.clock.now();
  const numbers = await ruleNumbers(platform, tx);
  for (const [limit, key, share] of limitsOf(platform.cipher, sending)) {
    const counted = countedLimit(limit, numbers, now);
    await count(tx, { ...counted, count: counted.count * share }, own ? ownKey(key) : key, now);
  }
}

/** A code that was counted against the limit of its mobile or mail address. */
export interface CountedCode {
  target: CodeTarget;
  own: boolean;
  countedAt: Date;
}

const targetLimit = (target: CodeTarget): CodeLimit =>
  'mobile' in target ? CODE_LIMITS.mobile : CODE_LIMITS.email;

const targetKey = (cipher: Platform['cipher'], { target, own }: CountedCode): string =>
  own ? ownKey(targetIndex(cipher, target)) : targetIndex(cipher, target);

/**
 * Undoes the count of a code that could not be sent, in the day's limit of its mobile or mail address. The other counts
 * stay, because they limit requests: the pause until the next code, and the limits of device, network and member.
 */
export async function uncountCode(
  db: Connection,
  { cipher }: Pick<Platform, 'cipher'>,
  counted: CountedCode,
): Promise<void> {
  const { kind, period } = targetLimit(counted.target);
  await giveBack(db, kind, targetKey(cipher, counted), periodStart(period, counted.countedAt));
}

/**
 * Counts a code again after `uncountCode`, right before another attempt to send it; false if the day's limit is
 * reached.
 */
export async function recountCode(db: Connection, platform: Parts, counted: CountedCode): Promise<boolean> {
  const { target, countedAt } = counted;
  const limit = countedLimit(targetLimit(target), await ruleNumbers(platform, db), platform.clock.now());
  return await countAgain(
    db,
    limit,
    targetKey(platform.cipher, counted),
    periodStart(limit.period, countedAt),
  );
}

/** The limits with how many times each holds. Always in this order, so that two calls with the same device and address can't deadlock. */
function limitsOf(
  cipher: Platform['cipher'],
  { target, origin, onBehalfOf }: CodeSending,
): (readonly [limit: CodeLimit, key: string, share: number])[] {
  const isMobile = 'mobile' in target;
  const device = deviceKey(origin);
  return [
    [targetLimit(target), targetIndex(cipher, target), 1],
    ...(onBehalfOf === undefined ? [] : [[CODE_LIMITS.member, onBehalfOf, 1] as const]),
    ...(device === null ? [] : [[CODE_LIMITS.device, cipher.blindIndex(device), 1] as const]),
    ...networkSteps(origin.address, CODES).map(
      ({ network, share }) => [CODE_LIMITS.address, cipher.blindIndex(network), share] as const,
    ),
    ...(isMobile
      ? [[CODE_LIMITS.prefix, cipher.blindIndex(target.mobile.slice(0, PREFIX)), 1] as const]
      : []),
  ];
}

async function count(tx: Tx, limit: CountedLimit, key: string, now: Date): Promise<void> {
  if (await countUse(tx, limit, key, periodStart(limit.period, now), now)) return;
  const last = limit.pauseMs > 0 ? await lastCodeAt(tx, limit.kind, key) : undefined;
  const wait = (last?.getTime() ?? 0) + limit.pauseMs - now.getTime();
  if (wait > 0) refuse('CODE_TOO_SOON', { resendAfterSeconds: Math.ceil(wait / 1000) });
  if (limit.refusal !== 'TOO_MANY') refuse(limit.refusal);
  throw new ApiFault('TOO_MANY', null, secondsLeft(limit.period, now));
}
