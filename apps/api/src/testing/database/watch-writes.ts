import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** Names the tables whose rows changed since the last look, in the order of the alphabet. */
export type ChangedTables = () => Promise<readonly string[]>;

/**
 * Watches every table of the product, and the jobs, by triggers. Sessions and counted calls are left out, because
 * calls write them whatever they ask. What a call rolls back is not seen, because it changes nothing.
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
    where c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('watched_writes', 'sessions', 'call_counts')
      and (n.nspname = 'public' or c.relname = 'job')`.execute(read);
  for (const { name } of tables)
    await sql`
      create trigger watched after insert or update or delete on ${sql.raw(name)}
      for each row execute function watch_write()`.execute(read);
  return async () => {
    const { rows } = await sql<{ name: string }>`delete from watched_writes returning name`.execute(read);
    return [...new Set(rows.map(({ name }) => name))].toSorted();
  };
}
