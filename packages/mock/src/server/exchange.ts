import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/** An HTTP request as a `Request`. It is aborted when the client disconnects. */
export const requestOf = (incoming: IncomingMessage, outgoing: ServerResponse): Request => {
  const gone = new AbortController();
  outgoing.on('close', () => gone.abort());
  const headers = new Headers();
  for (const [name, value] of Object.entries(incoming.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each);
  const method = incoming.method ?? 'GET';
  const hasBody = method !== 'GET' && method !== 'HEAD';
  return new Request(`http://${incoming.headers.host ?? 'localhost'}${incoming.url ?? '/'}`, {
    method,
    headers,
    signal: gone.signal,
    ...(hasBody ? { body: Readable.toWeb(incoming) as ReadableStream, duplex: 'half' as const } : {}),
  });
};

/** Any page may call the mock, with any headers. */
const corsHeaders = ({ headers }: Request): Record<string, string> => ({
  'access-control-allow-origin': headers.get('origin') ?? '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': headers.get('access-control-request-headers') ?? '*',
  'access-control-allow-credentials': 'true',
  'access-control-expose-headers': 'date, retry-after, x-request-id, content-disposition',
  vary: 'origin',
});

/** Sends an answer; a preflight needs none. */
export const send = async (
  answer: () => Promise<Response>,
  request: Request,
  outgoing: ServerResponse,
): Promise<void> => {
  const response = request.method === 'OPTIONS' ? new Response(null, { status: 204 }) : await answer();
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), ...corsHeaders(request) });
  if (!response.body) return void outgoing.end();
  try {
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  } catch {
    // The client disconnected before the end.
  }
};
