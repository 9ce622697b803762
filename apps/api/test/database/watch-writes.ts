import { sql } from 'kysely';
import type { Database } from '../../src/platform/database/database.ts';

/** Returns the names of the tables whose rows changed since the last call, in alphabetical order. */
export type ChangedTables = () => Promise<readonly string[]>;

/** For these tables only these changes count. */
const changesOf: Readonly<Record<string, string>> = {
  sessions:
    'insert or delete or update of refresh_hash, access_hash, family_id, access_expires_at, refresh_expires_at, rotated_at',
  // A server deletes old ones itself, whatever is called meanwhile.
  events: 'insert',
};

/**
 * Watches every table of the product, and the jobs, by triggers. Three writes are left out, which may happen during any
 * call: that a session was used, and the number of calls and of people online, which a server stores from time to time.
 * Rolled-back writes don't count, because they change nothing.
 */
export async function watchWrites({ read }: Database): Promise<ChangedTables> {
  await sql`create unlogged table watched_writes (name text not null)`.execute(read);
  await sql`
    create function watch_write() returns trigger language plpgsql as $$
    begin
      insert into watched_writes values (tg_table_name);
      return null;
    end $$`.execute(read);
  const { rows: tables } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('watched_writes', 'call_counts', 'site_presence')
      and (n.nspname = 'public' or c.relname = 'job')`.execute(read);
  for (const { name } of tables)
    await sql`
      create trigger watched after ${sql.raw(changesOf[name] ?? 'insert or delete or update')} on ${sql.raw(name)}
      for each row execute function watch_write()`.execute(read);
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from watched_writes returning name`.execute(read);
    return [...new Set(rows.map(({ name }) => name))].toSorted();
  };
}
