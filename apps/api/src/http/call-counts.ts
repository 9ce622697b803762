import { LRUCache } from 'lru-cache';
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

/**
 * Counts calls by their sign-in, and by address only those without one (rule 1.14). A stranger who uses up the limit of
 * an office's address doesn't shut out its members.
 */
export interface CallCounts {
  /**
   * Whether the session of this token is counted instead of the address. It reads only the token, so it costs no query.
   */
  countsSession(token: string | null): boolean;
  /**
   * Counts a call for its sign-in and finds its caller; null without a valid token. @throws TOO_MANY with Retry-After
   */
  admit(operation: CountedOperation, address: string, token: string | null): Promise<Caller | null>;
}

type CountedOperation = Pick<DocumentOperation, 'id' | 'access' | 'callsAMinute' | 'limitShared'>;

const MINUTE_MS = 60_000;
const COUNTED = 50_000;
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

  const countsSession: CallCounts['countsSession'] = (token) =>
    token !== null && wasIssued(token) && !failed.has(token);
  return {
    countsSession,
    admit: async (operation, address, token) => {
      if (!countsSession(token)) {
        const [, ...wider] = networkSteps(address);
        // The general limit of the address itself was counted before.
        for (const { network, share } of wider) take(network, general * share);
        for (const { network, share } of networkSteps(address)) takeShared(operation, network, share);
        return token === null || operation.access === 'public' ? null : await authenticate(token);
      }
      const caller = token === null ? null : await authenticate(token);
      if (caller === null && token !== null) failed.set(token, true);
      const counted = caller ? [{ network: `session ${caller.sessionId}`, share: 1 }] : networkSteps(address);
      for (const { network: who, share } of counted) {
        take(who, general * share);
        if (operation.callsAMinute !== undefined)
          take(`${operation.id} ${who}`, operation.callsAMinute * share);
        takeShared(operation, who, share);
      }
      return caller;
    },
  };
};
