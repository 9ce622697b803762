import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiFault } from '../../errors/api-fault.ts';
import type { PartnerDeps } from './partner-deps.ts';
import { receiveReport } from './reports/receive-report.ts';
import { plainAnswer } from './reports/plain-answer.ts';
import { supplierOf } from './external/returns.ts';
import { CALLBACK_PATH } from './return-paths.ts';

const CALLS_A_MINUTE = 6000;
const LONGEST_BODY = 8 * 1024;

/**
 * `/callback.php`: suppliers' servers report results here, by GET or POST (rule 3.23). It is not in the API document,
 * because suppliers expect plain text and choose the parameter names. A browser that opens this address is redirected
 * to the return page.
 */
export async function callbackRoutes(server: FastifyInstance, deps: PartnerDeps): Promise<void> {
  await server.register(async (scope) => {
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: LONGEST_BODY },
      (_request, body, done) => {
        done(null, String(body));
      },
    );
    scope.route({
      method: ['GET', 'POST'],
      url: CALLBACK_PATH,
      config: { operation: 'callback', rateLimit: { max: CALLS_A_MINUTE } },
      handler: async (request, reply) => await receive(deps, request, reply),
    });
  });
}

async function receive(
  deps: PartnerDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { body } = request;
  const mark = request.url.indexOf('?');
  const query = mark === -1 ? '' : request.url.slice(mark + 1);
  const raw = [query, typeof body === 'string' ? body : ''].filter(Boolean).join('&');
  if (/[^\x21-\x7e]/.test(raw)) throw new ApiFault('MALFORMED');
  if (request.headers.accept?.includes('text/html') === true)
    return reply.redirect(`${deps.memberSite}${CALLBACK_PATH}?${raw}`, 303);
  const partner = await supplierOf(deps, raw);
  const received =
    partner && (await receiveReport(deps, partner, { via: 'postback', from: request.ip }, raw));
  if (received === undefined) throw new ApiFault('NOT_FOUND');
  const [status, text] = plainAnswer(received.verdict);
  return reply.code(status).header('cache-control', 'no-store').type('text/plain').send(text);
}
