import { vi } from 'vitest';

/** What happens to a call: it never gets an answer, it doesn't reach the server, or the server's answer doesn't come back. */
type Disturbance = 'unanswered' | 'lost' | 'answerLost' | undefined;

/** A network in which a test disturbs calls. */
export interface DisturbedNetwork {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Decides by a call's path (`/v1/points`) what happens to all later calls. */
  readonly disturb: (of: (path: string, request: Request) => Disturbance) => void;
  /** The queries, without the time that some calls carry, with which a path was called so far, oldest first: `asked('/focusResponses/list')`. */
  readonly asked: (path: string) => readonly Readonly<Record<string, string>>[];
}

/** The browser's own fetch, for all that isn't the API. */
const browserFetch = globalThis.fetch.bind(globalThis);

/** Lets a server in this page answer all calls of the API, also those that don't go through the generated client. */
export const disturbedNetwork = (answer: (request: Request) => Promise<Response>): DisturbedNetwork => {
  let disturbanceOf: (path: string, request: Request) => Disturbance = () => undefined;
  const calls: { readonly path: string; readonly query: Readonly<Record<string, string>> }[] = [];
  const reach = async (request: Request): Promise<Response> => {
    const { pathname, searchParams } = new URL(request.url);
    const path = pathname.replace(/^\/api/u, '');
    const { _t, ...query } = Object.fromEntries(searchParams);
    calls.push({ path, query });
    const disturbance = disturbanceOf(path, request);
    if (disturbance === 'lost') throw new TypeError('Failed to fetch');
    if (disturbance === 'unanswered') return new Promise(() => undefined);
    const given = await answer(request);
    if (disturbance === 'answerLost') throw new TypeError('Failed to fetch');
    return given;
  };
  vi.stubGlobal('fetch', async (...given: Parameters<typeof fetch>) => {
    const request = new Request(...given);
    const isOfApi = new URL(request.url).pathname.startsWith('/api/');
    return await (isOfApi ? reach(request) : browserFetch(request));
  });
  return {
    fetch: reach,
    disturb: (of) => {
      disturbanceOf = of;
    },
    asked: (path) => calls.filter((call) => call.path === path).map(({ query }) => query),
  };
};
