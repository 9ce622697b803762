import type { Tx } from '../../platform/database/tx.ts';

/** An import of a task file. */
export interface TaskImport {
  id: string;
  hash_id: string;
  what: string;
  operator: string;
  at: Date;
}

export async function insertImport(tx: Tx, done: TaskImport): Promise<void> {
  await tx.insertInto('task_imports').values(done).execute();
}
