import type { Clock } from '../clock.ts';
import type { Locks } from './locks.ts';
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
  readonly locks: Locks;
  /** Asks the server for the successor of a refresh token. */
  readonly refresh: (refreshToken: string) => Promise<Tokens>;
  /** Told once about each refresh that failed, after the token was cleared. */
  readonly failed: () => void;
  /** Whether the page is being left: a refresh cut off by that is no failure of the session. */
  readonly leaving: () => boolean;
}

/** Thrown to everyone who waited for a token that could not be had. */
export class RefreshFailure extends Error {
  override readonly name = 'RefreshFailure';
}

/**
 * Hands out a token that is good for at least 90 seconds (spec §4). When the stored one is not, the
 * first caller refreshes it once and everyone else waits and reuses the new token: all callers of this
 * page share one promise, all tabs of the browser one lock, inside which the storage is read again.
 *
 * Resolves to `undefined` when signed out; rejects with a `RefreshFailure` when no token could be had.
 */
export const createRefreshQueue = (options: RefreshQueueOptions): (() => Promise<string | undefined>) => {
  const { session, clock, locks } = options;
  let underWay: Promise<void> | undefined;

  const due = (tokens: Tokens): boolean => tokens.expired - clock.now() <= refreshMarginMilliseconds;
  /** Someone who signed out, or in as another member, while the call ran must stay so. */
  const stillHolds = (tokens: Tokens): boolean => session.tokens()?.refreshToken === tokens.refreshToken;

  /** The tokens to refresh; `undefined` when another tab has already done so. */
  const dueTokens = async (): Promise<Tokens | undefined> => {
    const seen = session.tokens();
    if (seen && due(seen)) await clock.wait(settleMilliseconds);
    const tokens = session.tokens();
    if (!tokens) throw new RefreshFailure('Signed out in another tab');
    return due(tokens) ? tokens : undefined;
  };

  const refreshOnce = async (): Promise<void> => {
    const tokens = await dueTokens();
    if (!tokens) return;
    try {
      const successor = await options.refresh(tokens.refreshToken);
      if (stillHolds(tokens)) session.signIn(successor);
    } catch (cause) {
      if (!stillHolds(tokens) && session.tokens()) return;
      // Cleared before the lock is given back, so that no other tab asks with the same dead token.
      if (!options.leaving()) session.clear();
      throw new RefreshFailure('The token could not be refreshed', { cause });
    }
  };

  const refreshed = async (): Promise<void> => {
    try {
      await locks.request(`${session.prefix}yayan-token-refresh`, refreshOnce);
    } catch (error) {
      if (!options.leaving()) options.failed();
      throw error;
    } finally {
      underWay = undefined;
    }
  };

  return async () => {
    const tokens = session.tokens();
    if (!tokens) return undefined;
    if (!due(tokens)) return tokens.token;
    underWay ??= refreshed();
    await underWay;
    return session.token();
  };
};
