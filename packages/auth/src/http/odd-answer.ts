import type { Answer } from './outcome.ts';

/** The seconds of a `Retry-After` header (a number or a date); `undefined` when it has none. */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};

/** The longest wait before a retry: after that the person has given up or tried again. */
const longestWaitSeconds = 10;

/** With `Retry-After: 0` from a busy server, all retries would otherwise happen within a few milliseconds. */
const shortestWaitMilliseconds = 200;

/** The wait that a busy server requests; `undefined` without one, or if it is too long. */
const retryWaitOf = (status: number, seconds: number | undefined): number | undefined =>
  (status === 429 || status === 503) && seconds !== undefined && seconds <= longestWaitSeconds
    ? Math.max(seconds * 1000, shortestWaitMilliseconds)
    : undefined;

/** Whether the answer is a redirect. Browsers hide the status of a redirect that isn't followed. */
const isRedirect = (status: number): boolean => status < 200 || (status >= 300 && status < 400);

/** Describes an answer that didn't come from the API. The address's query may contain personal data, so it is left out. */
const foreignAnswer = (path: string, { url, status, headers }: Response, text: string): Error => {
  const target = headers.get('location');
  const type = headers.get('content-type') ?? 'no content type';
  const what = `HTTP ${status}${target ? ` to ${target}` : ''}, ${type}`;
  const excerpt = text.slice(0, 100).replaceAll(/\s+/g, ' ');
  return new Error(`${(url || path).split('?')[0]} gave no answer of the API (${what}): ${excerpt}`);
};

/** A refused answer with its wait, or with a description of the foreign answer. A redirect is always foreign. */
export const explained = (answer: Answer, response: Response, text: string, isOurs: boolean): Answer => {
  const { status, headers } = response;
  const retryAfterSeconds = retryAfterOf(headers.get('retry-after'), Date.now());
  const later = {
    ...answer,
    retryAfterSeconds,
    retryWaitMilliseconds: retryWaitOf(status, retryAfterSeconds),
  };
  if (isOurs && !isRedirect(status)) return later;
  return { ...later, body: undefined, cause: foreignAnswer(answer.url, response, text) };
};
