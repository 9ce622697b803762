import type { Connection } from '../../../platform/database/database.ts';
import type { Participation } from '../participation.ts';
import { findByResult } from '../participation/participations.ts';
import { taskById } from '../tasks.ts';

/**
 * An ended participation of the member by its result's id, with the task's title; undefined if it isn't the member's.
 */
export async function resultFacts(
  db: Connection,
  memberId: string,
  resultId: string,
): Promise<{ title: string; participation: Participation } | undefined> {
  const participation = await findByResult(db, memberId, resultId);
  if (participation === undefined) return undefined;
  return { title: (await taskById(db, participation.taskId)).title, participation };
}
