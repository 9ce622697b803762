import type { Connection } from '../../platform/database/database.ts';

/** Returns those of the given keys that belong to nothing of the area. */
export type FindUnowned = (db: Connection, keys: readonly string[]) => Promise<readonly string[]>;
