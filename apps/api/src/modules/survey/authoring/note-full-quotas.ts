import { type SurveyDefinition, takesInEverybody } from '@yayan/survey-engine';
import type { Connection, Database } from '../../../platform/database/database.ts';
import { openTasks, setQuotaFull } from '../../task/module.ts';
import { definitionOf } from './host-survey.ts';
import { readCellStates } from '../quota/quota-store.ts';

/** Trying all answers takes up to half a second, and a version never changes. */
const known = new WeakMap<SurveyDefinition, boolean>();

/**
 * Notes which open tasks have no free quota cell for anybody, and which have one again, so that the wall offers none that is
 * full (rule 3.32). A questionnaire with people in no cell is full with its task's seats only. Returns how many changed.
 */
export async function noteFullQuotas(database: Database): Promise<number> {
  const db = database.read;
  const noted = new Map((await openTasks(db)).map(({ id, quotaFull }) => [id, quotaFull]));
  let changed = 0;
  for (const { taskId, surveyId, isFull } of await readCellStates(db, [...noted.keys()])) {
    if (isFull === noted.get(taskId) || (isFull && !(await isForEverybody(db, surveyId)))) continue;
    await database.transaction((tx) => setQuotaFull(tx, taskId, isFull));
    changed += 1;
  }
  return changed;
}

async function isForEverybody(db: Connection, surveyId: string): Promise<boolean> {
  const definition = await definitionOf(db, surveyId);
  const found = known.get(definition) ?? takesInEverybody(definition);
  known.set(definition, found);
  return found;
}
