import { tmpdir } from 'node:os';
import { startPostgres } from './postgres.ts';

/** postgres.test.ts runs this as a process: it starts a server, prints its address, and waits to be killed. */
const { url } = await startPostgres({ room: tmpdir() });
process.send?.(url);
setInterval(() => undefined, 60_000);
