import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import { setSeatMinutes } from '../tasks.ts';
import type { ActivityRules } from './rules.ts';
import { insertActivity } from './run-store.ts';

const MINUTES_OF_HOUR = 60;

/** Says how a new task is done that is no questionnaire. What members were told of an older task stays. */
export async function hostActivity(
  tx: Transaction<Schema>,
  taskId: string,
  rules: ActivityRules,
): Promise<void> {
  await insertActivity(tx, taskId, rules);
  await setSeatMinutes(tx, taskId, rules.hours * MINUTES_OF_HOUR);
}
