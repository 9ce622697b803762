import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface StoredVersion {
  readonly id: string;
  readonly version: number;
  readonly checksum: string;
}

/** The newest version of a questionnaire. */
export async function readNewestVersion(db: Connection, name: string): Promise<StoredVersion | undefined> {
  return await db
    .selectFrom('survey_definitions')
    .select(['id', 'version', 'checksum'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirst();
}

export async function insertVersion(
  tx: Tx,
  name: string,
  { id, version, checksum }: StoredVersion,
  definition: unknown,
  at: Date,
): Promise<void> {
  await tx
    .insertInto('survey_definitions')
    .values({ id, name, version, checksum, definition: JSON.stringify(definition), created_at: at })
    .execute();
}

/** The stored JSON of a version. */
export async function readDefinition(db: Connection, id: string): Promise<unknown> {
  const row = await db
    .selectFrom('survey_definitions')
    .select('definition')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.definition;
}

/** The id of the version that a task uses for new participations. */
export async function readHosted(db: Connection, taskId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('hosted_surveys')
    .select('survey_id')
    .where('task_id', '=', taskId)
    .executeTakeFirst();
  return row?.survey_id;
}

export async function setHosted(tx: Tx, taskId: string, surveyId: string): Promise<void> {
  await tx
    .insertInto('hosted_surveys')
    .values({ task_id: taskId, survey_id: surveyId })
    .onConflict((conflict) => conflict.column('task_id').doUpdateSet({ survey_id: surveyId }))
    .execute();
}
