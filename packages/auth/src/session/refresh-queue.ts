import type { Clock } from '../clock.ts';
import type { Locks } from './locks.ts';
import { RefreshRefused, RefreshUnanswered } from './refresh-call.ts';
import type { ServerClock } from './server-clock.ts';
import type { Session, Tokens } from './session.ts';

/** Spec §9: a token is refreshed when its expiry is this near, or past. */
const refreshMarginMilliseconds = 90_000;

/**
 * Cookies reach other tabs by way of other processes: for a moment after a tab gave the lock back, the
 * next one may still read what was there before.
 */
const settleMilliseconds = 50;

export interface RefreshQueueOptions {
  readonly session: Session;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly locks: Locks;
  /** Asks the server for the successor of a refresh token; throws `RefreshRefused` or `RefreshUnanswered`. */
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** Told once about each refresh that the server refused, after the token was cleared. */
  readonly ended: (why: RefreshReason) => void;
}

/** Why a token is refreshed: its time is over, or the server refused it in a call. */
export type RefreshReason = 'due' | 'refused';

/** Hands out tokens that the server takes. */
export interface RefreshQueue {
  /**
   * A token that is good for the next call; `undefined` when signed out. Rejects with `RefreshRefused` when the session
   * has just ended, with `RefreshUnanswered` when the stored token is over and no successor could be had.
   */
  readonly goodToken: () => Promise<string | undefined>;
  /** Another token in place of one that the server refused; `undefined` when the session has ended. */
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

  const millisecondsLeft = (tokens: Tokens): number => tokens.expired - serverClock.now();
  const due = (tokens: Tokens): boolean => millisecondsLeft(tokens) <= refreshMarginMilliseconds;
  /** Someone who signed out, or in as another member, while the call ran must stay so. */
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
      if (stillHolds(tokens)) session.signIn(successor);
    } catch (cause) {
      if (!stillHolds(tokens) && session.tokens()) return;
      // Cleared before the lock is given back, so that no other tab asks with the same dead token.
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
