import { createServer, type IncomingMessage } from 'node:http';
import { answerOf, type SandboxRequest } from './answer.ts';
import { loginProviders } from './login/login-providers.ts';
import { WECHAT_APP_ID } from './login/wechat.ts';
import { payout } from './payout/payout.ts';
import { supplier } from './supplier/supplier.ts';

/** Local replacements for outside services, listening on this machine only. Never in production. */
export interface Sandbox {
  /** The address it listens on, without a trailing slash. */
  readonly url: string;
  /** The variables that make the API use it, with keys of this run. */
  readonly environment: Readonly<Record<string, string>>;
  close(): Promise<void>;
}

const LONGEST_FORM = 100_000;

/** Starts the sandbox; port 0 takes a free port. `memberUrl` is the site to which sign-ins and surveys may return. */
export async function startSandbox({
  port,
  memberUrl,
  now = () => Date.now(),
}: {
  port: number;
  memberUrl: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}): Promise<Sandbox> {
  const providers = loginProviders({ memberUrl, now });
  const surveys = supplier({ memberUrl, now });
  const payouts = payout({ now, wechatAppId: WECHAT_APP_ID });
  const server = createServer((request, response) => {
    void readRequest(request).then((ask) => {
      const answer = answerOf(ask && (surveys.answer(ask) ?? payouts.answer(ask) ?? providers.answer(ask)));
      if (answer === undefined) request.socket.destroy();
      else response.writeHead(answer.status, answer.headers).end(answer.body);
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The sandbox listens at no port');
  const url = `http://127.0.0.1:${address.port}`;
  providers.setAddress(url);
  return {
    url,
    environment: { ...providers.environment(url), ...surveys.environment(url), ...payouts.environment(url) },
    close: () =>
      new Promise((resolve) => {
        surveys.close();
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** The request with the fields of its form; undefined when the form is too long or the request broke off. */
async function readRequest(request: IncomingMessage): Promise<SandboxRequest | undefined> {
  const url = new URL(request.url ?? '/', 'http://sandbox.invalid');
  let body = '';
  try {
    for await (const chunk of request.setEncoding('utf8')) {
      body += String(chunk);
      if (body.length > LONGEST_FORM) return undefined;
    }
  } catch {
    return undefined;
  }
  return {
    method: request.method ?? 'GET',
    path: url.pathname,
    userAgent: request.headers['user-agent'] ?? '',
    query: Object.fromEntries(url.searchParams),
    form: Object.fromEntries(new URLSearchParams(body)),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [name, String(value ?? '')]),
    ),
    body,
  };
}
