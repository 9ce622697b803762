import { randomUUID } from 'node:crypto';
import Fastify from 'fastify';
import { Pool, type PoolClient } from 'pg';
import { answerParent } from './child.ts';

/** A statement whose texts may contain `{id}` (a member's id), `{n}` (the member's number) and `{uuid}` (a new one). */
export interface BareStatement {
  text: string;
  values: readonly unknown[];
}

/** A route that sends some statements to the database and answers fixed bytes. */
export interface BareRoute {
  method: 'GET' | 'POST';
  url: string;
  statements: readonly BareStatement[];
  answer: string;
  /** The numbers of the members that the route uses in turn. */
  members: { from: number; to: number };
}

export interface BareServer {
  postgresUrl: string;
  connections: number;
  routes: readonly BareRoute[];
}

const memberId = (n: number): string => `00000000-0000-7000-8000-${n.toString(16).padStart(12, '0')}`;

const filled = (values: readonly unknown[], n: number): unknown[] =>
  values.map((value) =>
    typeof value === 'string' && value.includes('{')
      ? value.replace('{id}', memberId(n)).replace('{n}', String(n)).replace('{uuid}', randomUUID())
      : value,
  );

const runAll = async (pool: Pool, { statements }: BareRoute, n: number): Promise<void> => {
  const [only, ...others] = statements;
  if (only === undefined) return;
  if (others.length === 0) {
    await pool.query(only.text, filled(only.values, n));
    return;
  }
  const client: PoolClient = await pool.connect();
  try {
    for (const { text, values } of statements) await client.query(text, filled(values, n));
  } finally {
    client.release();
  }
};

/** Starts a bare Fastify server. It shows what a call costs that only queries the database and answers. */
const serve = async ({ postgresUrl, connections, routes }: BareServer): Promise<{ url: string }> => {
  const pool = new Pool({ connectionString: postgresUrl, max: connections });
  const server = Fastify();
  for (const route of routes) {
    const { method, url, answer, members } = route;
    let next = members.from;
    server.route({
      method,
      url,
      handler: async (_request, reply) => {
        const n = next;
        next = next === members.to ? members.from : next + 1;
        await runAll(pool, route, n);
        return reply.type('application/json; charset=utf-8').send(answer);
      },
    });
  }
  return { url: await server.listen({ host: '127.0.0.1', port: 0 }) };
};

answerParent((message) => serve(message as BareServer)); // The measuring files send a BareServer.
