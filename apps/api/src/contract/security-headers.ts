import helmet from '@fastify/helmet';
import Fastify from 'fastify';

const ofTheAnswerItself = new Set(['connection', 'content-length', 'content-type', 'date']);

/**
 * The headers that helmet puts on every answer. They never change, so it is asked once, by a call to a server that
 * nobody else sees: working them out was a good part of every small call.
 */
export const securityHeaders = async (): Promise<Record<string, string>> => {
  const model = Fastify();
  await model.register(helmet);
  model.get('/', async () => '');
  const { headers } = await model.inject('/');
  await model.close();
  return Object.fromEntries(
    Object.entries(headers).flatMap(([name, value]) =>
      value === undefined || ofTheAnswerItself.has(name) ? [] : [[name, String(value)]],
    ),
  );
};
