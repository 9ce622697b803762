import { setSeatMinutes } from '../tasks.ts';
import type { ActivityRules } from './rules.ts';
import { insertActivity } from './run-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const MINUTES_OF_HOUR = 60;

/** Says how a new task is done that is no questionnaire. What members were told of an older task stays. */
export async function hostActivity(tx: Tx, taskId: string, rules: ActivityRules): Promise<void> {
  await insertActivity(tx, taskId, rules);
  await setSeatMinutes(tx, taskId, rules.hours * MINUTES_OF_HOUR);
}
