import { LRUCache } from 'lru-cache';
import type { Browser } from '../call/browser.ts';
import type { Authenticate, Caller, WasIssued } from '../call/caller.ts';
import { ApiFault } from '../errors/api-fault.ts';
import { networkSteps } from '../platform/network.ts';
import type { SharedLimit } from '../platform/shared-limit.ts';
import type { DocumentOperation } from './document.ts';

/** The dependencies of the limits of calls. */
export interface CallCountParts {
  authenticate: Authenticate;
  /** Without it, every call counts by its address. */
  wasIssued?: WasIssued;
  /** Limits sign-ins, codes and money to `callsAMinute`, over all servers. */
  sharedLimit?: { limit: SharedLimit; callsAMinute: number };
}

/** Who makes a call, as its headers say. */
export interface CountedOrigin {
  address: string;
  token: string | null;
  browser: Browser;
}

/**
 * Counts calls by their sign-in; those without one (sign-ins, renewals) by the browser that sends our signed cookie
 * back; and only the others by their address alone (rule 1.14). A stranger who uses up the limit of an office's address
 * shuts out neither its members nor those who sign in there.
 */
export interface CallCounts {
  /** Whether a call isn't counted by its address alone. It reads only the headers, so it costs no query. */
  countsCaller(origin: Pick<CountedOrigin, 'token' | 'browser'>): boolean;
  /**
   * Counts a call for its sign-in and finds its caller; null without a valid token. @throws TOO_MANY with Retry-After
   */
  admit(operation: CountedOperation, origin: CountedOrigin): Promise<Caller | null>;
}

type CountedOperation = Pick<DocumentOperation, 'id' | 'access' | 'callsAMinute' | 'limitShared'>;

const MINUTE_MS = 60_000;
const COUNTED = 50_000;
/** How many times the limit of a network the browsers in it have together. */
export const BROWSERS = 5;
/** The part of that limit that one browser may use for one kind of sign-in. */
export const SIGN_INS_A_BROWSER = 0.1;
const FAILED = 10_000;

/** Makes the counters of one server. */
export const createCallCounts = ({
  authenticate,
  wasIssued = () => false,
  sharedLimit,
}: CallCountParts): CallCounts => {
  const counts = new LRUCache<string, { calls: number }>({
    max: COUNTED,
    ttl: MINUTE_MS,
    updateAgeOnGet: false,
  });
  /** The browser that used each sign-in last. */
  const browserOf = new LRUCache<string, string>({
    max: COUNTED,
    dispose: (browser) => trusted.delete(browser),
  });
  /** Those browsers. */
  const trusted = new Set<string>();
  /** Tokens that were issued and have ended. Their next calls count by address before the token is looked up again. */
  const failed = new LRUCache<string, true>({ max: FAILED });
  const general = sharedLimit?.callsAMinute ?? Infinity;

  const take = (key: string, most: number): void => {
    const count = counts.get(key) ?? { calls: 0 };
    if (count.calls === 0) counts.set(key, count);
    count.calls += 1;
    if (count.calls > most)
      throw new ApiFault('TOO_MANY', null, Math.max(1, Math.ceil(counts.getRemainingTTL(key) / 1000)));
  };
  const takeShared = (
    { id, limitShared, callsAMinute = general }: CountedOperation,
    who: string,
    share = 1,
  ): void => {
    if (limitShared) sharedLimit?.limit.take(id, who, callsAMinute * share);
  };

  const countsSession = (token: string | null): token is string =>
    token !== null && wasIssued(token) && !failed.has(token);

  const countSession = (operation: CountedOperation, { sessionId }: Caller, browser: Browser): void => {
    // One browser for each sign-in, so that one account can't make a thousand cookies trusted.
    if (browser.returned && !(browserOf.get(sessionId) === browser.id && trusted.has(browser.id))) {
      browserOf.set(sessionId, browser.id);
      trusted.add(browser.id);
    }
    const who = `session ${sessionId}`;
    take(who, general);
    if (operation.callsAMinute !== undefined) take(`${operation.id} ${who}`, operation.callsAMinute);
    takeShared(operation, who);
  };

  /** Guesses stay limited by their network, because a script can have as many browsers as it likes. */
  const countBrowser = (operation: CountedOperation, address: string, { id }: Browser): void => {
    const { callsAMinute } = operation;
    take(`browser ${id}`, general);
    // A limit of the operation's own is small enough for one browser: a page that is loaded anew calls again.
    takeShared(operation, `browser ${id}`, callsAMinute === undefined ? SIGN_INS_A_BROWSER : 1);
    if (callsAMinute !== undefined) take(`${operation.id} browser ${id}`, callsAMinute);
    // Renewals of somebody who was signed in here don't depend on what others at the address do.
    if (trusted.has(id) && callsAMinute === undefined && !operation.limitShared) return;
    for (const { network, share } of networkSteps(address)) {
      take(`browsers ${network}`, general * share * BROWSERS);
      // A class that opens one invitation shares a line.
      if (callsAMinute !== undefined)
        take(`${operation.id} browsers ${network}`, callsAMinute * share * BROWSERS);
      takeShared(operation, `browsers ${network}`, share * BROWSERS);
    }
  };

  const countAddress = (operation: CountedOperation, address: string, isCounted: boolean): void => {
    const steps = networkSteps(address);
    // The server may have counted the address itself before.
    for (const { network, share } of steps.slice(isCounted ? 1 : 0)) take(network, general * share);
    for (const { network, share } of steps) takeShared(operation, network, share);
  };

  return {
    countsCaller: ({ token, browser }) => countsSession(token) || browser.returned,
    admit: async (operation, { address, token, browser }) => {
      const isSession = countsSession(token);
      const caller = isSession ? await authenticate(token) : null;
      if (caller) {
        countSession(operation, caller, browser);
        return caller;
      }
      if (isSession) failed.set(token, true);
      if (browser.returned) countBrowser(operation, address, browser);
      else countAddress(operation, address, !isSession);
      return isSession || token === null || operation.access === 'public' ? null : await authenticate(token);
    },
  };
};
