import { setSeatMinutes } from '../tasks.ts';
import type { ActivityRules } from './rules.ts';
import { insertActivity } from './run-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MINUTES_OF_HOUR = 60;

/** Stores how members do a new task that is no questionnaire. The rules of an existing task stay. */
export async function hostActivity(tx: Tx, taskId: string, rules: ActivityRules): Promise<void> {
  await insertActivity(tx, taskId, rules);
  await setSeatMinutes(tx, taskId, rules.hours * MINUTES_OF_HOUR);
}
