import type { FastifyInstance } from 'fastify';
import { OperatorError } from '../errors/operator-error.ts';

/** What an operator can do about a port that can't be used. */
const ADVICE: Readonly<Record<string, string>> = {
  EADDRINUSE: 'another process uses it. End that process, or choose another PORT',
  EACCES: 'this user may not. Choose a PORT above 1023',
  EADDRNOTAVAIL: 'this machine has no such address. Choose another HOST',
};

/** Accepts calls at this address. @throws OperatorError with one sentence if the port can't be used. */
export async function listen(
  server: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  try {
    await server.listen({ host, port });
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    const advice = ADVICE[code];
    if (advice === undefined) throw error;
    throw new OperatorError(`The server can't listen on ${host}:${port}: ${advice}.`);
  }
}
