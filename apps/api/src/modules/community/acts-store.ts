import type { Tx } from '../../platform/database/tx.ts';

/** An operator's act on an article, a course or an award. */
export interface Act {
  id: string;
  subject: 'article' | 'course' | 'award';
  subject_id: string;
  act: string;
  operator: string;
  at: Date;
}

export async function insertAct(tx: Tx, act: Act): Promise<void> {
  await tx.insertInto('community_acts').values(act).execute();
}
