import type { Clock } from '../clock.ts';
import type { Locks } from './locks.ts';
import { RefreshRefused, RefreshUnanswered } from './refresh-call.ts';
import type { ServerClock } from './server-clock.ts';
import type { Session, Tokens } from './session.ts';

/** A token is refreshed when it has expired or expires within this time. */
const refreshMarginMilliseconds = 90_000;

/**
 * Cookies reach other tabs through other processes. For a moment after one tab releases the lock, the next tab may still read
 * the old cookies.
 */
const settleMilliseconds = 50;

export interface RefreshQueueOptions {
  readonly session: Session;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly locks: Locks;
  /** Exchanges a refresh token for new tokens. Throws `RefreshRefused` or `RefreshUnanswered`. */
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** Called once for each refresh that the server refused, after the token was cleared. */
  readonly ended: (why: RefreshReason) => void;
}

/** Why a token is refreshed: it expires (`due`), or the server refused it in a call (`refused`). */
export type RefreshReason = 'due' | 'refused';

/** Provides tokens that the server accepts. */
export interface RefreshQueue {
  /**
   * Resolves to a token for the next call; `undefined` when signed out. Rejects with `RefreshRefused` when the session has just
   * ended, and with `RefreshUnanswered` when the stored token has expired and couldn't be refreshed.
   */
  readonly goodToken: () => Promise<string | undefined>;
  /** Resolves to a replacement for a token that the server refused; `undefined` when the session has ended. */
  readonly replace: (refused: string) => Promise<string | undefined>;
}

/**
 * Keeps the token valid for at least 90 seconds. If it isn't, the first caller refreshes it once, and all others wait and use
 * the new token. All callers of this page share one promise. All tabs of the browser share one lock, and the tab that has it
 * reads the storage again.
 *
 * Only a refusal by the server ends the session. Without an answer the session stays: the old token is used until it expires,
 * and the next call refreshes again with the same refresh token.
 */
export const createRefreshQueue = (options: RefreshQueueOptions): RefreshQueue => {
  const { session, clock, serverClock, locks } = options;
  let underWay: Promise<void> | undefined;
  /**
   * A token that had already expired when it arrived: the device's clock is ahead and no answer contains the time. It is used
   * until the server refuses it.
   */
  let overOnArrival: string | undefined;

  const millisecondsLeft = (tokens: Tokens): number => tokens.expired - serverClock.now();
  const due = (tokens: Tokens): boolean =>
    millisecondsLeft(tokens) <= refreshMarginMilliseconds && tokens.token !== overOnArrival;
  /** Whether the session is unchanged. A sign-out or another sign-in during the call must not be overwritten. */
  const stillHolds = (tokens: Tokens): boolean => session.tokens()?.refreshToken === tokens.refreshToken;

  /** The tokens to refresh; `undefined` when another tab has already done so. */
  const tokensToRefresh = async (refused: string | undefined): Promise<Tokens | undefined> => {
    const isOver = (tokens: Tokens): boolean => due(tokens) || tokens.token === refused;
    const seen = session.tokens();
    if (seen && isOver(seen)) await clock.wait(settleMilliseconds);
    const tokens = session.tokens();
    if (!tokens) throw new RefreshRefused('Signed out in another tab');
    return isOver(tokens) ? tokens : undefined;
  };

  const refreshOnce = async (refused: string | undefined): Promise<void> => {
    const tokens = await tokensToRefresh(refused);
    if (!tokens) return;
    try {
      const successor = await options.refresh(tokens.refreshToken);
      if (!stillHolds(tokens)) return;
      if (millisecondsLeft(successor) <= 0) overOnArrival = successor.token;
      session.signIn(successor);
    } catch (cause) {
      if (!stillHolds(tokens) && session.tokens()) return;
      // Clear before releasing the lock, so that no other tab refreshes with the same refused token.
      if (cause instanceof RefreshRefused) session.clear();
      throw cause;
    }
  };

  const refreshed = async (refused: string | undefined): Promise<void> => {
    try {
      await locks.request(`${session.prefix}yayan-token-refresh`, () => refreshOnce(refused));
    } catch (error) {
      if (error instanceof RefreshRefused) options.ended(refused === undefined ? 'due' : 'refused');
      throw error;
    } finally {
      underWay = undefined;
    }
  };

  const refresh = (refused?: string): Promise<void> => (underWay ??= refreshed(refused));

  return {
    goodToken: async () => {
      const tokens = session.tokens();
      if (!tokens) return undefined;
      if (!due(tokens)) return tokens.token;
      try {
        await refresh();
      } catch (error) {
        const left = session.tokens();
        if (!(error instanceof RefreshUnanswered) || !left || millisecondsLeft(left) <= 0) throw error;
      }
      return session.token();
    },
    replace: async (refused) => {
      if (session.token() === refused) await refresh(refused);
      return session.token();
    },
  };
};
