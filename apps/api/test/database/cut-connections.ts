import { Client } from 'pg';

/** Kills about half of the other connections to a PostgreSQL database, busy ones too. Resolves to their number. */
export const cutConnections = async (url: string): Promise<number> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  const { rowCount } = await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and random() < 0.5`,
  );
  await client.end();
  return rowCount ?? 0;
};
