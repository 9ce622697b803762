import type { Connection } from '../../../platform/database/database.ts';
import { readAllRuns } from './run-store.ts';

export { eraseSubmissions } from './run-store.ts';

/** A member's submissions for tasks, for the export of their data. Files are exported separately. */
export async function activityData(db: Connection, memberId: string): Promise<unknown> {
  const runs = await readAllRuns(db, memberId);
  return runs.map(({ participationId, application, submission, submittedAt, note }) => ({
    sessionId: participationId,
    application,
    submission,
    submittedAt,
    note,
  }));
}
