import type { Entry, Participation, TaskDeps } from '../../task/api.ts';
import { openParticipation } from '../../task/module.ts';
import { insertSession } from '../answering/session-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

/** The questionnaire version that a new participation uses, and its first page. */
interface FirstPage {
  readonly surveyId: string;
  readonly page: string;
}

/** Starts a participation with its survey session; undefined if a concurrent call of the same person was first. */
export async function beginParticipation(
  tx: Tx,
  deps: TaskDeps,
  entry: Entry,
  { surveyId, page }: FirstPage,
): Promise<Participation | undefined> {
  const opened = await openParticipation(tx, deps, entry);
  if (opened === undefined) return undefined;
  const { memberId, id, taskId } = opened;
  await insertSession(tx, { memberId, participationId: id, taskId, surveyId, page }, entry.at);
  return opened;
}
