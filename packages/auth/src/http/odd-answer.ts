import type { Answer } from './outcome.ts';

/** Seconds that a `Retry-After` header names, as a number or as a date; `undefined` when it names none. */
export const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};

/** A call never waits longer than this for its next try: by then the person has given up or tried again. */
const longestWaitSeconds = 10;

/** `Retry-After: 0` of a busy server would otherwise bring all tries within a few milliseconds. */
const shortestWaitMilliseconds = 200;

/** The wait that a busy server asks for; `undefined` when it names none, or one that is too long. */
const retryWaitOf = (status: number, seconds: number | undefined): number | undefined =>
  (status === 429 || status === 503) && seconds !== undefined && seconds <= longestWaitSeconds
    ? Math.max(seconds * 1000, shortestWaitMilliseconds)
    : undefined;

/** Whether the server named another address. Browsers hide the status of a redirect that is not followed. */
const isRedirect = (status: number): boolean => status < 200 || (status >= 300 && status < 400);

/** Says what came instead of an answer of the API. The address's query may hold personal data, so it is left out. */
const foreignAnswer = (path: string, { url, status, headers }: Response, text: string): Error => {
  const target = headers.get('location');
  const type = headers.get('content-type') ?? 'no content type';
  const what = `HTTP ${status}${target ? ` to ${target}` : ''}, ${type}`;
  const excerpt = text.slice(0, 100).replaceAll(/\s+/g, ' ');
  return new Error(`${(url || path).split('?')[0]} gave no answer of the API (${what}): ${excerpt}`);
};

/** A refused answer with the wait that it asks for, or with what came instead of an answer. A redirect never is one. */
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
