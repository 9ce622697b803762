/** What index.html asked for before any script had arrived, by address (packages/site-build/src/app-shell/draw.js). */
interface EarlyAnswers {
  headers: Readonly<Record<string, string>>;
  answers: Map<string, Promise<Response>>;
}

/** What is older says too little of now. Milliseconds since the page was opened. */
const oldMs = 20_000;

/** The address as index.html names it: without the stamp against caches. */
const plainAddress = (url: string): string => {
  const { pathname, searchParams } = new URL(url);
  searchParams.delete('_t');
  return searchParams.size === 0 ? pathname : `${pathname}?${searchParams}`;
};

/**
 * `fetch`, except that the first reading call of an address takes the answer that is already under way: of the same session and
 * device, and only a good one. Any other call may change what they say, so it ends them.
 */
export const fetchAfterEarly = async (request: Request): Promise<Response> => {
  const page = globalThis as { earlyAnswers?: EarlyAnswers };
  const early = page.earlyAnswers;
  if (!early) return fetch(request);
  const isSame = Object.entries(early.headers).every(([name, value]) => request.headers.get(name) === value);
  if (request.method !== 'GET' || !isSame || performance.now() > oldMs) {
    delete page.earlyAnswers;
    return fetch(request);
  }
  const address = plainAddress(request.url);
  const under = early.answers.get(address);
  early.answers.delete(address);
  const answer = await under?.catch(() => undefined);
  return answer?.ok ? answer : fetch(request);
};
