import type { Connection } from '../../../platform/database/database.ts';
import { asksForFiles } from './asks-for-files.ts';
import { readHosted } from './definition-store.ts';
import { definitionOf } from './host-survey.ts';

/** Whether people without an account can answer a task: its questionnaire is our own and asks for no files. */
export async function opensToAnybody(db: Connection, taskId: string): Promise<boolean> {
  const surveyId = await readHosted(db, taskId);
  return surveyId !== undefined && !asksForFiles(await definitionOf(db, surveyId));
}
