import type { Clock } from '../clock.ts';
import type { Locks } from './locks.ts';
import { RefreshRefused, RefreshUnanswered } from './refresh-call.ts';
import type { ServerClock } from './server-clock.ts';
import type { Session, Tokens } from './session.ts';

/** A token is refreshed when it expires within this time, or has expired (rule 2.13). */
const refreshMarginMilliseconds = 90_000;

/**
 * Cookies reach other tabs through other processes. For a moment after a tab released the lock, the next one may still
 * read the old cookies.
 */
const settleMilliseconds = 50;

export interface RefreshQueueOptions {
  readonly session: Session;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly locks: Locks;
  /** Fetches the successor of a refresh token. Throws `RefreshRefused` or `RefreshUnanswered`. */
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** Called once for each refresh that the server refused, after the token was cleared. */
  readonly ended: (why: RefreshReason) => void;
}

/** Why a token is refreshed: it expires (`due`), or the server refused it in a call (`refused`). */
export type RefreshReason = 'due' | 'refused';

/** Provides tokens that the server accepts. */
export interface RefreshQueue {
  /**
   * Resolves to a token for the next call; `undefined` when signed out. Rejects with `RefreshRefused` when the session
   * has just ended, and with `RefreshUnanswered` when the stored token has expired and no successor could be fetched.
   */
  readonly goodToken: () => Promise<string | undefined>;
  /** Resolves to a replacement of a token that the server refused; `undefined` when the session has ended. */
  readonly replace: (refused: string) => Promise<string | undefined>;
}

/**
 * Keeps the token good for at least 90 seconds (rule 2.13). When it is not, the first caller refreshes it once and
 * everyone else waits and reuses the new token: all callers of this page share one promise, all tabs of the browser one
 * lock, inside which the storage is read again.
 *
 * Only a refusal by the server ends the session. Without an answer the session stays: the old token is used while it
 * lasts, and the next call asks again with the same refresh token.
 */
export const createRefreshQueue = (options: RefreshQueueOptions): RefreshQueue => {
  const { session, clock, serverClock, locks } = options;
  let underWay: Promise<void> | undefined;
  /** A token that was over when it came: the device's clock is ahead and no answer tells the time. Used until refused. */
  let overOnArrival: string | undefined;

  const millisecondsLeft = (tokens: Tokens): number => tokens.expired - serverClock.now();
  const due = (tokens: Tokens): boolean =>
    millisecondsLeft(tokens) <= refreshMarginMilliseconds && tokens.token !== overOnArrival;
  /** Whether the session is unchanged. A sign-out or another sign-in during the call must stay. */
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
