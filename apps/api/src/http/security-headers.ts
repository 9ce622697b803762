import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const ofTheAnswerItself = new Set(['connection', 'content-length', 'content-type', 'date']);

/**
 * The headers of every response: helmet's, and `no-store`, which cacheable responses overwrite. Helmet's headers never
 * change, so we read them once from a private server. Computing them in each call took a large part of a small call's
 * time.
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
