import type { FastifyInstance, FastifyReply } from 'fastify';
import type { DemoMember } from '../modules/identity/api.ts';
import { DEMO_MEMBERS, readMailbox, readMails } from '../modules/identity/module.ts';
import { DEMO_OPERATORS, demoOperatorCode } from '../modules/operator/module.ts';
import type { Platform } from '../platform/platform.ts';
import { mailboxPage, type Letter } from './mailbox-page.ts';
import { MAILBOX_SCRIPT } from './mailbox-script.ts';
import { operatorsPage } from './operators-page.ts';

export interface SandboxParts {
  /** Path of the demo group on the discussion site (`/bbs/<hash>`), or null. */
  groupPath: string | null;
}

const POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const send = (reply: FastifyReply, type: string, body: string): FastifyReply =>
  reply
    .type(`${type}; charset=utf-8`)
    .header('cache-control', 'no-store')
    .header('content-security-policy', POLICY)
    .send(body);

/**
 * Adds the mailbox of all text messages and mails, the list of demo accounts, and the codes of demo operators. Throws in production, where they
 * would give every account to anybody.
 */
export function sandboxRoutes(
  server: FastifyInstance,
  platform: Platform,
  { groupPath }: SandboxParts = { groupPath: null },
): void {
  if (platform.config.production) throw new Error('The sandbox is no part of production');
  server.get('/sandbox/mailbox', async (_request, reply) =>
    send(reply, 'text/html', mailboxPage(await readLetters(platform))),
  );
  server.get('/sandbox/mailbox.js', async (_request, reply) =>
    send(reply, 'text/javascript', MAILBOX_SCRIPT),
  );
  server.get<{ Querystring: { mobile?: unknown; email?: unknown } }>(
    '/sandbox/mailbox.json',
    async ({ query: { mobile, email } }, reply) => {
      const messages = await readMailbox(platform, typeof mobile === 'string' ? mobile : undefined);
      const mails = await readMails(platform, typeof email === 'string' ? email : undefined);
      return await reply.header('cache-control', 'no-store').send({ messages, mails });
    },
  );
  const operators = () =>
    DEMO_OPERATORS.map((operator) => ({
      ...operator,
      code: demoOperatorCode(operator, platform.clock.now()),
    }));
  server.get('/sandbox/operators', async (_request, reply) =>
    send(reply, 'text/html', operatorsPage(operators(), platform.config.sites.console)),
  );
  server.get('/sandbox/operators.json', async (_request, reply) =>
    reply.header('cache-control', 'no-store').send({ operators: operators() }),
  );
  server.get('/sandbox/demo.json', async (_request, reply) => {
    const accounts = Object.values<DemoMember>(DEMO_MEMBERS);
    return await reply.send({
      accounts: accounts.map(({ role, mobile, note }) => ({ role, mobile, note })),
      groupPath,
    });
  });
}

async function readLetters(platform: Platform): Promise<Letter[]> {
  const messages = await readMailbox(platform);
  const mails = await readMails(platform);
  return [
    ...messages.map(({ mobile, ...rest }) => ({ ...rest, kind: 'sms' as const, to: mobile })),
    ...mails.map(({ email, ...rest }) => ({ ...rest, kind: 'email' as const, to: email })),
  ];
}
