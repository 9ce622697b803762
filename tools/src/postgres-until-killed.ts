import { startPostgres } from './postgres.ts';

/** Run as a process of its own by postgres.test.ts: starts a server, tells where it is, and waits for its end. */
const { url } = await startPostgres();
process.send?.(url);
setInterval(() => undefined, 60_000);
