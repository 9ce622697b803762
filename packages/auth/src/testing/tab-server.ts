import { createServer } from 'node:http';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build } from 'vite';
import { createServerKey } from './server-key.ts';
import type { ServerKey } from './server-key.ts';

/** The strictest policy of our sites: no inline script, no Trusted Types policy at all. */
const policy = "default-src 'self'; img-src data:; require-trusted-types-for 'script'; trusted-types 'none'";

/** The page of `tab-page/`, built like a site, by path. */
const buildPage = async (): Promise<Map<string, string | Uint8Array>> => {
  const result = await build({
    root: join(import.meta.dirname, 'tab-page'),
    logLevel: 'error',
    configFile: false,
    build: { write: false, target: 'es2024', modulePreload: { polyfill: false } },
  });
  const outputs = Array.isArray(result) ? result : [result];
  const files = outputs.flatMap((output) => ('output' in output ? output.output : []));
  return new Map(files.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]));
};

const typeOf = (path: string): string => (path.endsWith('.html') ? 'text/html' : 'text/javascript');

const answer = (response: ServerResponse, data: unknown): void => {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify({ code: 200, msg: '', data }));
};

export interface TabServer {
  readonly address: string;
  readonly key: ServerKey;
  /** Requested paths, without the query. */
  readonly paths: string[];
  /** Refresh calls that still wait for their answer. */
  readonly refreshes: (() => void)[];
  /** `Last-Event-ID` of each connection to the stream. */
  readonly streams: (string | undefined)[];
  /** Open connections of the stream. */
  readonly live: ServerResponse[];
  /** Clears the recorded calls. */
  readonly forget: () => void;
  readonly close: () => Promise<void>;
}

/** Serves the page and a fake API; a refresh call is answered when the test says so. */
export const startTabServer = async (): Promise<TabServer> => {
  const [files, key] = await Promise.all([buildPage(), createServerKey('key-1')]);
  const [paths, refreshes, streams]: [string[], (() => void)[], (string | undefined)[]] = [[], [], []];
  const live: ServerResponse[] = [];

  const stream = (request: IncomingMessage, response: ServerResponse): void => {
    const last = request.headers['last-event-id'];
    streams.push(typeof last === 'string' ? last : undefined);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    response.write(`retry: 10\nid: ${streams.length}\ndata: ${String(request.headers['z-token'])}\n\n`);
    if (streams.length === 1) response.end();
  };
  const routes: Record<string, (request: IncomingMessage, response: ServerResponse) => void> = {
    '/api/v1/auth/public-key': (_, response) => answer(response, key.publicKey),
    '/api/v1/users/account': (request, response) => answer(response, request.headers['z-token']),
    '/api/v1/stream': stream,
    '/api/v1/live': (_, response) => {
      live.push(response);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': open\n\n');
    },
    '/api/v1/auth/token/refresh': (_, response) => {
      const expired = Date.now() + 30 * 60_000;
      refreshes.push(() => answer(response, { token: 'access-2', refreshToken: 'refresh-2', expired }));
    },
  };

  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://tab');
    paths.push(pathname);
    const route = routes[pathname];
    if (route) return route(request, response);
    const file = files.get(pathname);
    if (file === undefined) return void response.writeHead(404).end();
    response.writeHead(200, { 'content-type': typeOf(pathname), 'content-security-policy': policy });
    response.end(file);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A TCP server that listens has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}/index.html`,
    key,
    paths,
    refreshes,
    streams,
    live,
    forget: () => {
      for (const list of [paths, refreshes, streams, live]) list.length = 0;
    },
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
