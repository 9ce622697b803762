import { copyFile, mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

/** Files that belong to the running server, and folders whose content comes from the archive. */
const LEFT_OUT = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot']);

/** Copies a running server's data folder to `to`, as pg_basebackup does. Not every machine has pg_basebackup. */
export async function backUp(url: string, to: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const settings = await client.query<{ data_directory: string }>('show data_directory');
    await client.query("select pg_backup_start('test', fast => true)");
    await copyLive(settings.rows[0]?.data_directory ?? '', to);
    for (const folder of ['pg_wal', 'pg_replslot']) await mkdir(join(to, folder));
    const ended = await client.query<{ labelfile: string }>('select labelfile from pg_backup_stop()');
    await writeFile(join(to, 'backup_label'), ended.rows[0]?.labelfile ?? '');
  } finally {
    await client.end();
  }
}

/** Files may disappear during the copy. That is safe, because the archive holds their content. */
async function copyLive(from: string, to: string): Promise<void> {
  await mkdir(to, { recursive: true });
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (LEFT_OUT.has(entry.name)) continue;
    if (entry.isDirectory()) await copyLive(source, target);
    else await copyFile(source, target).catch(passMissing);
  }
}

function passMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}
