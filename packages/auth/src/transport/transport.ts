import { unsent } from '../http/api-error.ts';
import { browserStorage } from '../session/browser-storage.ts';
import { createSender } from './call-sender.ts';
import { createCaller } from './caller.ts';
import { systemClock } from '../clock.ts';
import { isFinalRefusal } from '../http/final-refusal.ts';
import { createFailureActor } from './failure-actor.ts';
import { withRetries } from '../http/retry.ts';
import { watchPageUnload } from '../http/page-unload.ts';
import { browserLocks, processLocks } from '../session/choose-locks.ts';
import { requestTokens } from '../session/refresh-call.ts';
import { createRefreshQueue } from '../session/refresh-queue.ts';
import { createServerClock } from '../session/server-clock.ts';
import type { Transport, TransportOptions } from './transport-options.ts';

/**
 * Creates the transport for all API calls, on top of ky: headers and cache-busting, token refresh, envelope and error
 * catalogue. It sends a call again only if `retries` allows it, if the refused token could be replaced, or if the server
 * required a proof of work.
 *
 * @example
 * ```ts
 * import { createSession, createTransport } from '@yayan/auth';
 *
 * const session = createSession();
 * const transport = createTransport({
 *   session,
 *   on: {
 *     notice: (tone, msg) => console.warn(tone, msg),
 *     networkError: () => console.warn('网络错误'),
 *     unauthorised: () => location.assign('/login'),
 *     reload: () => location.reload(),
 *   },
 * });
 * const account = await transport.request({ url: '/v1/users/account', method: 'GET' });
 * ```
 */
export const createTransport = (options: TransportOptions): Transport => {
  const { session, on, clock = systemClock, random = Math.random } = options;
  const serverClock = createServerClock(clock);
  const send = createSender(options, serverClock);
  const leaving = watchPageUnload();
  const tokens = createRefreshQueue({
    session,
    clock,
    serverClock,
    locks:
      options.locks ??
      (typeof window === 'undefined' ? processLocks(session) : browserLocks(browserStorage(), clock)),
    refresh: (refreshToken) => requestTokens(send, refreshToken, options.refreshUrl),
    ended: (why) => {
      if (leaving()) return;
      if (why === 'due') on?.reload?.();
      else on?.unauthorised?.();
    },
  });
  const request = createCaller({
    session,
    send,
    tokens,
    act: createFailureActor(options, leaving),
    readsOffline: options.readsOffline ?? false,
    retry: (call, attempt) => withRetries(call, { retries: options.retries ?? 0, clock, random }, attempt),
  });

  return {
    serverNow: serverClock.now,
    // The caller gives the type from the API document; the server's tests check its answers against the document.
    request: request as Transport['request'],
    stream: async (call) => {
      try {
        // Loaded with the first stream, so that pages without a stream don't load it.
        const { readStream } = await import('../events/read-stream.ts');
        await readStream(call, { session, request, isFinal: isFinalRefusal, unsent, clock, random });
      } catch (cause) {
        call.onState?.('closed', unsent('silent', cause));
      }
    },
  };
};
