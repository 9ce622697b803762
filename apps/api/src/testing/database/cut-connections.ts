import { Client } from 'pg';

/** Ends every second connection to a PostgreSQL database, whatever it is in the middle of, but its own. Resolves to how many. */
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
