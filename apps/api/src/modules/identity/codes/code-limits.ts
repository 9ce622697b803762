import type { Origin } from '../../../call/call.ts';
import { networkOf } from '../../../platform/network.ts';
import type { RuleNumberName } from '../../rule/module.ts';

/** How often codes may be requested for one mobile, by one device, from one address, and so on (rule 2.5). */
export interface CodeLimit {
  readonly kind: 'mobile' | 'prefix' | 'device' | 'address' | 'email' | 'member';
  /** Codes in one period, or the number of rules that says how many. */
  readonly count: number | RuleNumberName;
  readonly period: 'day' | 'hour';
  /** Shortest time between two codes. */
  readonly pauseMs: number;
  readonly refusal: 'CODE_DAILY_LIMIT' | 'TOO_MANY';
}

/** Seconds until the next code may be requested. */
export const RESEND_SECONDS = 60;

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const SHANGHAI_MS = 8 * HOUR_MS;

export const CODE_LIMITS = {
  mobile: {
    kind: 'mobile',
    count: 'codesAMobile',
    period: 'day',
    pauseMs: RESEND_SECONDS * 1000,
    refusal: 'CODE_DAILY_LIMIT',
  },
  /**
   * Mobiles with the same first seven digits (operator and city). A machine that tries one number after another reaches
   * this limit; people rarely do.
   */
  prefix: { kind: 'prefix', count: 200, period: 'hour', pauseMs: 0, refusal: 'TOO_MANY' },
  email: {
    kind: 'email',
    count: 'codesAMobile',
    period: 'day',
    pauseMs: RESEND_SECONDS * 1000,
    refusal: 'CODE_DAILY_LIMIT',
  },
  /** Codes to mobiles and mail addresses that a member enters, so that nobody can spam others through an account. */
  member: { kind: 'member', count: 10, period: 'day', pauseMs: 0, refusal: 'CODE_DAILY_LIMIT' },
  device: {
    kind: 'device',
    count: 'codesADevice',
    period: 'day',
    pauseMs: 0,
    refusal: 'CODE_DAILY_LIMIT',
  },
  /** One IPv6 line. Other networks have a multiple of it: `CODES` in network.ts. */
  address: { kind: 'address', count: 'codesALine', period: 'hour', pauseMs: 0, refusal: 'TOO_MANY' },
} as const satisfies Record<string, CodeLimit>;

/** The start of the period that contains `at`. Days start at midnight in Shanghai (rule 1.12). */
export function periodStart(period: CodeLimit['period'], at: Date): Date {
  const time = at.getTime();
  return period === 'day'
    ? new Date(Math.floor((time + SHANGHAI_MS) / DAY_MS) * DAY_MS - SHANGHAI_MS)
    : new Date(Math.floor(time / HOUR_MS) * HOUR_MS);
}

/** Whole seconds until the next period starts. */
export function secondsLeft(period: CodeLimit['period'], at: Date): number {
  const end = periodStart(period, at).getTime() + (period === 'day' ? DAY_MS : HOUR_MS);
  return Math.ceil((end - at.getTime()) / 1000);
}

/** The part of a network address that we store and show to the member: `203.0.*.*`, `2001:db8:*`. */
export function coarseNetwork(address: Origin['address']): string {
  const network = networkOf(address);
  return network.includes(':')
    ? `${network.split(':').slice(0, 2).join(':')}:*`
    : network.replace(/^(\d+\.\d+)\..*$/, '$1.*.*');
}
