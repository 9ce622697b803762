import type { Answer } from './outcome.ts';

/** Seconds that a `Retry-After` header names, as a number or as a date; `undefined` when it names none. */
const retryAfterOf = (header: string | null, now: number): number | undefined => {
  if (!header) return undefined;
  const seconds = /^\d+$/.test(header) ? Number(header) : (Date.parse(header) - now) / 1000;
  return Number.isNaN(seconds) ? undefined : Math.max(0, Math.ceil(seconds));
};

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

/** Adds to an answer that is no success when to try again, and what came when it wasn't our server's. */
export const explain = (answer: Answer, response: Response, text: string): Answer => {
  const retryAfterSeconds = retryAfterOf(response.headers.get('retry-after'), Date.now());
  if (answer.body !== undefined && !isRedirect(response.status)) return { ...answer, retryAfterSeconds };
  const cause = foreignAnswer(answer.url, response, text);
  return { ...answer, body: undefined, retryAfterSeconds, cause };
};
