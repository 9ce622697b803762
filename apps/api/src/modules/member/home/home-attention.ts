import type { DataOf } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';

/** One thing that a member still has to do, as the home page shows it (rule 10.30). */
export type HomeAttention = DataOf<'checkHome'>['attention'][number];

/** Reads what a member still has to do in an area. */
export type HomeAttentionSource = (
  db: Connection,
  memberId: string,
  at: Date,
) => Promise<readonly HomeAttention[]>;
