import { sql, type Kysely } from 'kysely';
import type { MigrationFile } from './migration-files.ts';

/** The migrations that this database has run, with the checksum of each. */
export async function appliedChecksums<DB>(db: Kysely<DB>): Promise<Map<string, string>> {
  const table = await sql<{ found: boolean }>`
    select to_regclass('public.migration_checksums') is not null as found`.execute(db);
  if (table.rows[0]?.found !== true) return new Map();
  const applied = await sql<{ name: string; checksum: string }>`
    select name, checksum from migration_checksums`.execute(db);
  return new Map(applied.rows.map((row) => [row.name, row.checksum]));
}

export async function recordChecksum<DB>(db: Kysely<DB>, { name, checksum }: MigrationFile): Promise<void> {
  await sql`insert into migration_checksums (name, checksum) values (${name}, ${checksum})`.execute(db);
}
