import { Client } from 'pg';

const onServer = async <T>(url: string, work: (client: Client) => Promise<T>): Promise<T> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
};

/** Creates a database on the PostgreSQL server at `url`, as a copy of another one. Resolves to its address. */
export const createDatabase = async (url: string, name: string, template = 'template0'): Promise<string> => {
  await onServer(url, (client) =>
    client.query(`create database ${name} template ${template} strategy file_copy`),
  );
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
};

/** Drops the databases whose names begin with `prefix`, even while somebody is connected to them. */
export const dropDatabases = (url: string, prefix: string): Promise<void> =>
  onServer(url, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      'select datname from pg_database where starts_with(datname, $1)',
      [prefix],
    );
    for (const { datname } of rows) await client.query(`drop database ${datname} with (force)`);
  });
