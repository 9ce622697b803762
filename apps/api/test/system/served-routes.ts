import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { vi } from 'vitest';
import type { Caller } from '../../src/call/caller.ts';
import { createBrowserCookies } from '../../src/http/browser-cookie.ts';
import { documentOperations } from '../../src/http/document.ts';
import { systemClock } from '../../src/platform/clock.ts';
import { createStreamLimit } from '../../src/http/stream-limit.ts';
import { addRoutes } from '../../src/http/routes.ts';
import { makeServer } from '../../src/http/server.ts';
import { silentLog } from './silent-log.ts';

const member: Caller = { kind: 'member', memberId: 'm1', sessionId: 's1' };
const host: Caller = { kind: 'group', groupId: 'g1', groupMemberId: 'h1', role: 1, sessionId: 's2' };
export const tokens = new Map<string, Caller>([
  ['member-token-0123456789', member],
  ['group-token-0123456789', host],
]);
export const asMember = { 'z-token': 'Bearer member-token-0123456789' };
export const asHost = { 'z-token': 'Bearer group-token-0123456789' };
export const key = { 'idempotency-key': '0197f6a2c1b87d4e9a10b2c3' };

export const checkIn = vi.fn<(call: object) => Promise<unknown>>();
export const listTasks = vi.fn<(call: object) => Promise<unknown>>();
const others = Object.fromEntries(documentOperations.map(({ id }) => [id, async () => null]));
/** A handler for each operation; those of the two that tests call are mocks. */
export const handlers = { ...others, checkIn, listTasks };

export const browsers = createBrowserCookies(
  { token: Buffer.alloc(32, 7) },
  { clock: systemClock, secure: false },
);

/** Starts a server with the document's routes and these handlers. */
export const serve = async (parts: { handlers: object }): Promise<FastifyInstance> => {
  const server = await makeServer({
    log: silentLog,
    origins: ['https://app.example'],
    clock: systemClock,
    trustedProxies: [],
    callsAMinute: 60,
  });
  await server.register(
    async (api) =>
      addRoutes(api, {
        ...parts,
        authenticate: async (token) => tokens.get(token) ?? null,
        stopping: new AbortController().signal,
        streams: createStreamLimit(),
        closedSites: { check: () => undefined, planned: () => undefined },
        browsers,
      }),
    { prefix: '/api' },
  );
  await server.ready();
  return server;
};

/** Starts a server whose mocks answer as after a start. */
export const serveAnew = async (): Promise<FastifyInstance> => {
  checkIn.mockReset().mockResolvedValue({ day: 1 });
  listTasks.mockReset().mockResolvedValue({ items: [], nextCursor: null });
  return serve({ handlers });
};

/** Calls of a member on the server that is running. */
export const callsOf = (server: () => FastifyInstance) => ({
  post: (
    payload: string,
    headers: Record<string, string> = {},
    url = '/api/v1/users/checkin',
  ): Promise<LightMyRequestResponse> =>
    server().inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...asMember, ...key, ...headers },
    }),
  get: (url: string, headers: Record<string, string> = asMember): Promise<LightMyRequestResponse> =>
    server().inject({ method: 'GET', url: `/api${url}`, headers }),
});
