/** The calls that index.html made before any script arrived, by address (packages/site-build/src/app-shell/draw.js). */
interface EarlyAnswers {
  headers: Readonly<Record<string, string>>;
  answers: Map<string, Promise<Response>>;
}

/** Older answers are stale. Milliseconds since the page was opened. */
const oldMs = 20_000;

/** The address without the cache-busting parameter, as index.html requests it. */
const plainAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_t');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
};

/** Under what index.html keeps the answer to a call: its address, and what it sends. */
const keyOf = async (request: Request): Promise<string> => {
  const address = plainAddress(request.url);
  if (request.method === 'GET') return address;
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false;
  return isJson ? `${address} ${await request.clone().text()}` : '';
};

/**
 * `fetch`, except that the first GET call of an address, and a call that index.html has begun already, use the answer that
 * index.html requested, if session and device are the same and the answer is good. Any other kind of call may change the data,
 * so it drops the early answers.
 */
export const fetchAfterEarly = async (request: Request): Promise<Response> => {
  const page = globalThis as { earlyAnswers?: EarlyAnswers };
  const early = page.earlyAnswers;
  if (!early) return fetch(request);
  const isSame = Object.entries(early.headers).every(([name, value]) => request.headers.get(name) === value);
  const key = isSame && performance.now() <= oldMs ? await keyOf(request) : '';
  const under = early.answers.get(key);
  if (key === '' || (request.method !== 'GET' && !under)) {
    delete page.earlyAnswers;
    return fetch(request);
  }
  early.answers.delete(key);
  const answer = await under?.catch(() => undefined);
  return answer?.ok ? answer : fetch(request);
};
