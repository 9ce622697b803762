import { Client } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { postgresTypes } from '../database/value-parsers.ts';
import type { WithCopySession } from './copy-session.ts';

/** COPY sessions with a PostgreSQL server. */
export function postgresCopy(url: string): WithCopySession {
  return async (work) => {
    const client = new Client({
      connectionString: url,
      types: postgresTypes,
      application_name: 'yayan copy',
    });
    await client.connect();
    try {
      await client.query('begin isolation level repeatable read');
      const result = await work({
        query: async <Row>(text: string, values: unknown[] = []) =>
          (await client.query(text, values)).rows as Row[],
        execute: async (text) => void (await client.query(text)),
        copyOut: (query) => Promise.resolve(client.query(copyTo(`copy (${query}) to stdout`))),
        copyIn: (target) => Promise.resolve(client.query(copyFrom(`copy ${target} from stdin`))),
      });
      await client.query('commit');
      return result;
    } finally {
      await client.end();
    }
  };
}
