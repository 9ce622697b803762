import type { Clock } from '../clock.ts';
import type { Answer } from './outcome.ts';
import type { SentCall } from './answer-body.ts';

/** A call never waits longer than this for its next try: by then the person has given up or tried again. */
const longestWaitSeconds = 10;

const firstWaitMilliseconds = 300;

/**
 * Whether the server does the call once, however often it arrives: it only reads, or carries an idempotency
 * key. A stream connects again by itself. */
const isRepeatable = ({ method, headers, isOpen }: SentCall): boolean =>
  (method === 'GET' && !isOpen) || new Headers(headers).has('idempotency-key');

/** A gateway's answer while the server restarts. */
const passing = new Set([0, 502, 504]);

const isTimeout = (cause: unknown): boolean => cause instanceof Error && cause.name === 'TimeoutError';

/** Milliseconds until the next try; `undefined` when another try would be of no use, or could do a thing twice. */
const waitOf = (call: SentCall, answer: Answer, tries: number, random: () => number): number | undefined => {
  const { status, retryAfterSeconds, cause } = answer;
  if (!isRepeatable(call) || isTimeout(cause)) return undefined;
  if ((status === 429 || status === 503) && retryAfterSeconds !== undefined)
    return retryAfterSeconds <= longestWaitSeconds ? retryAfterSeconds * 1000 : undefined;
  return passing.has(status) ? firstWaitMilliseconds * 2 ** tries * (0.5 + random() / 2) : undefined;
};

/**
 * Repeats a call up to `retries` times after an answer that may pass: none at all, 502, 504, or 429 and 503 with a
 * `Retry-After` of up to 10 s. A call that timed out is not repeated.
 */
export const withRetries = async (
  call: SentCall,
  { retries, clock, random }: { retries: number; clock: Clock; random: () => number },
  attempt: () => Promise<Answer>,
): Promise<Answer> => {
  for (let tries = 0; ; tries += 1) {
    const answer = await attempt();
    const wait = tries < retries ? waitOf(call, answer, tries, random) : undefined;
    if (wait === undefined) return answer;
    await clock.wait(wait, call.signal);
  }
};
