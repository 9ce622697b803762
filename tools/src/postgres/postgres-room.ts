import { accessSync, constants, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

/** Linux keeps the files in this folder in memory. */
const MEMORY = '/dev/shm';
/** The test databases of two workers and their log need a few hundred megabytes. */
const NEEDED_BYTES = 2 * 1024 ** 3;

/**
 * The folder for a test server's data: in memory if there is space. Each test file copies a migrated database, which costs only
 * a twentieth of the processor time there.
 */
export const postgresRoom = (): string => {
  try {
    accessSync(MEMORY, constants.W_OK);
    const { bavail, bsize } = statfsSync(MEMORY);
    return bavail * bsize >= NEEDED_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
};
