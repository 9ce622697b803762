import type { Clock } from '../clock.ts';
import type { Answer } from './outcome.ts';
import type { SentCall } from './answer-body.ts';

const firstWaitMilliseconds = 300;

/**
 * Whether it is safe to send a call several times: it only reads, or has an idempotency key. A stream reconnects by itself. */
const isRepeatable = ({ method, headers, isOpen }: SentCall): boolean =>
  (method === 'GET' && !isOpen) || new Headers(headers).has('idempotency-key');

/** A gateway's answer while the server restarts. */
const isPassing = (status: number): boolean => status === 0 || status === 502 || status === 504;

/**
 * Milliseconds until the next try; `undefined` when a retry would be useless, or could take effect twice. A random part spreads
 * clients that failed at the same moment.
 */
const waitOf = (call: SentCall, answer: Answer, tries: number, random: () => number): number | undefined => {
  const { status, retryWaitMilliseconds, cause } = answer;
  if (!isRepeatable(call) || Object(cause).name === 'TimeoutError') return undefined;
  if (retryWaitMilliseconds) return retryWaitMilliseconds * (1 + random() / 4);
  return isPassing(status) ? firstWaitMilliseconds * 2 ** tries * (0.5 + random() / 2) : undefined;
};

/**
 * Sends a call again up to `retries` times (the call's own number comes first) after a temporary failure: no answer, 502, 504,
 * or 429 and 503 with a `Retry-After` of up to 10 s. A call that timed out isn't sent again.
 */
export const withRetries = async (
  call: SentCall,
  { retries, clock, random }: { retries: number; clock: Clock; random: () => number },
  attempt: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await attempt();
    const wait = tries < (call.retries ?? retries) ? waitOf(call, answer, tries, random) : undefined;
    if (wait === undefined) return answer;
    await clock.wait(wait, call.signal);
  }
};
