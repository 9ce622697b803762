import type { RefusalName } from './console-error.ts';

/** How a session ended: the server doesn't know it any more, or another tab signed in anew. */
export type SessionEnd = 'ended' | 'replaced';

type Listener = (end: SessionEnd) => void;

let token = '';
let calledAt = 0;
const listeners = new Set<Listener>();

const tokenIn = (data: unknown): string | undefined =>
  typeof data === 'object' && data !== null && 'csrfToken' in data && typeof data.csrfToken === 'string'
    ? data.csrfToken
    : undefined;

const ends: Partial<Record<RefusalName | 'OK', SessionEnd>> = {
  UNAUTHORISED: 'ended',
  OPERATOR_CSRF_WRONG: 'replaced',
};

/**
 * The token that proves that a call comes from the console's own page. The answers about the session contain it; it is
 * stored nowhere else.
 */
export const sessionToken = {
  current: (): string => token,
  /** When the server last accepted a call that somebody made: the session ends some time after that. */
  calledAt: (): number => calledAt,
  /** Reads what an answer says about the session. A call that a page makes by itself keeps it open no longer. */
  note: (outcome: RefusalName | 'OK' | undefined, data?: unknown, isBackground = false): void => {
    if (outcome === 'OK' && !isBackground) calledAt = Date.now();
    token = tokenIn(data) ?? token;
    const end = outcome && ends[outcome];
    if (end) for (const listener of listeners) listener(end);
  },
  /** Calls `listener` when a call finds the session ended. Returns how to stop that. */
  onEnd: (listener: Listener): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
