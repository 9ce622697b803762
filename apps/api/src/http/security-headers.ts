import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const ofTheAnswerItself = new Set(['connection', 'content-length', 'content-type', 'date']);

/**
 * The headers of every answer: helmet's, and that nobody keeps it, a refusal as little as what members are told; what may
 * be kept says so itself. Helmet's never change, so it is asked once, by a call to a server that nobody else sees: working
 * them out was a good part of every small call.
 */
export const securityHeaders = async (): Promise<Record<string, string>> => {
  const model = Fastify();
  await model.register(helmet);
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  const ofHelmet = Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofTheAnswerItself.has(name) ? [] : [[name, String(value)]],
    ),
  );
  return { ...ofHelmet, 'cache-control': 'no-store' };
};
