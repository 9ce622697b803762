import type { AddressInfo } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { OperatorError } from '../errors/operator-error.ts';
import { listen } from './listen.ts';

test('a taken port is told in one sentence that says what to do', async () => {
  const [first, second] = [Fastify(), Fastify()];
  await listen(first, { host: '127.0.0.1', port: 0 });
  const { port } = first.server.address() as AddressInfo;
  const error: unknown = await listen(second, { host: '127.0.0.1', port }).catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(OperatorError);
  expect((error as Error).message).toBe(
    `The server can't listen on 127.0.0.1:${port}: another process uses it. End that process, or choose another PORT.`,
  );
  await Promise.all([first.close(), second.close()]);
});
