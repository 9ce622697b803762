import { sql, type Kysely } from 'kysely';
import { OperatorError } from '../../../errors/operator-error.ts';
import type { Schema } from '../gen/schema.ts';

/** The settings of the database server endanger stored data. */
export class UnsafeDatabaseError extends OperatorError {
  override readonly name = 'UnsafeDatabaseError';
}

const OLDEST_VERSION = 150_000;
const DURABLE = ['fsync', 'full_page_writes', 'synchronous_commit'];

interface Setting {
  name: string;
  setting: string;
}

/**
 * Refuses a PostgreSQL older than 15, and settings that could lose a committed transaction in a crash. Members learn of
 * coins and orders right after the commit.
 */
export async function refuseUnsafe(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<Setting>`
    select name, setting from pg_settings where name in (${sql.join([...DURABLE, 'server_version_num'])})`.execute(
    db,
  );
  const settings = new Map(rows.map((row) => [row.name, row.setting]));
  if (Number(settings.get('server_version_num')) < OLDEST_VERSION) {
    throw new UnsafeDatabaseError('DATABASE_URL must name a PostgreSQL 15 or newer');
  }
  const unsafe = DURABLE.filter((name) => settings.get(name) === 'off');
  if (unsafe.length > 0) {
    throw new UnsafeDatabaseError(`The database server has ${unsafe.join(', ')} switched off: switch it on`);
  }
}
