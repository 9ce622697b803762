import { Readable, Writable } from 'node:stream';
import { callbackify } from 'node:util';
import type { PGlite } from '@electric-sql/pglite';
import type { WithCopySession } from './copy-session.ts';

/** COPY sessions with the embedded database, which reads and writes whole tables in memory. */
export function pgliteCopy(pglite: PGlite): WithCopySession {
  return async (work) =>
    await pglite.transaction(async (tx) => {
      const copyIn = (target: string): Writable => {
        const chunks: Uint8Array<ArrayBuffer>[] = [];
        return new Writable({
          write: (chunk: Uint8Array, _encoding, done) => {
            chunks.push(new Uint8Array(chunk));
            done();
          },
          final: callbackify(async () => {
            const blob = new Blob(chunks);
            await tx.query(`copy ${target} from '/dev/blob'`, [], { blob });
          }),
        });
      };
      return await work({
        query: async <Row>(text: string, values: unknown[] = []) => (await tx.query<Row>(text, values)).rows,
        execute: async (text) => void (await tx.exec(text)),
        copyOut: async (query) => {
          const { blob } = await tx.query(`copy (${query}) to '/dev/blob'`);
          return Readable.from(blob === undefined ? [] : blob.stream());
        },
        copyIn: (target) => Promise.resolve(copyIn(target)),
      });
    });
}
