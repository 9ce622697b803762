import { type SurveyDefinition, takesInEverybody } from '@yayan/survey-engine';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { settleAll } from '../../../platform/jobs/settle-all.ts';
import { openTasks, setQuotaFull } from '../../task/module.ts';
import { definitionOf } from './host-survey.ts';
import { readCellStates } from '../quota/quota-store.ts';

/** Evaluating all combinations of answers takes up to half a second, and a version never changes. */
const known = new WeakMap<SurveyDefinition, boolean>();

/**
 * Updates which open tasks have no free quota cell left, so that the wall offers no full task (rule 3.32). If some
 * people match no cell, the questionnaire is full only when the task's seats are. Returns the number of tasks that
 * changed. If one task fails, the others are still updated (rule 6.45).
 */
export async function updateFullQuotas(database: Database): Promise<number> {
  const db = database.read;
  const noted = new Map((await openTasks(db)).map(({ id, quotaFull }) => [id, quotaFull]));
  let changed = 0;
  await settleAll(await readCellStates(db, [...noted.keys()]), async ({ taskId, surveyId, isFull }) => {
    if (isFull === noted.get(taskId) || (isFull && !(await isForEverybody(db, surveyId)))) return;
    await database.transaction((tx) => setQuotaFull(tx, taskId, isFull));
    changed += 1;
  });
  return changed;
}

async function isForEverybody(db: Connection, surveyId: string): Promise<boolean> {
  const definition = await definitionOf(db, surveyId);
  const found = known.get(definition) ?? takesInEverybody(definition);
  known.set(definition, found);
  return found;
}
