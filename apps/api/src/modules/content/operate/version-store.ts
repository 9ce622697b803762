import { sql } from 'kysely';
import type { ConsoleDataOf } from '@yayan/contract/console';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { MOST_LISTED } from '../store.ts';
import type { ContentDraft, ContentKind } from './content-rule.ts';

/** A version of content: what an operator published, changed or withdrew. */
export interface ContentVersion {
  kind: ContentKind;
  contentId: string;
  version: number;
  deed: ConsoleDataOf<'getContent'>['versions'][number]['deed'];
  draft: ContentDraft;
  /** Null for what was published before versions were stored. */
  madeBy: string | null;
  madeAt: Date | null;
}

const MOST = 100;

const columns = sql`kind, content_id as "contentId", version, deed, draft, made_by as "madeBy", made_at as "madeAt"`;

/** The latest versions of one content, the newest first. */
export async function selectVersions(
  db: Connection,
  { kind, id }: { kind: ContentKind; id: string },
): Promise<ContentVersion[]> {
  const { rows } = await sql<ContentVersion>`
    select ${columns} from content_versions where kind = ${kind} and content_id = ${id}
    order by version desc limit ${MOST}`.execute(db);
  return rows;
}

/** What was withdrawn no later than `before` and not published again, the newest first. */
export async function selectWithdrawn(db: Connection, before?: Date): Promise<ContentVersion[]> {
  const made = before === undefined ? sql`true` : sql`v.made_at <= ${before}`;
  const { rows } = await sql<ContentVersion>`
    select ${columns} from content_versions v
    where v.deed = 'withdrawn' and ${made} and not exists (
      select from content_versions l where l.kind = v.kind and l.content_id = v.content_id and l.version > v.version
    )
    order by v.made_at desc, v.content_id limit ${MOST_LISTED}`.execute(db);
  return rows;
}

/** Deletes every version of the star articles that ever named a member. */
export async function deleteVersionsAbout(tx: Tx, memberCode: string): Promise<void> {
  await sql`
    delete from content_versions v where v.kind = 'starArticle' and exists (
      select from content_versions o
      where o.kind = v.kind and o.content_id = v.content_id and o.draft ->> 'member' = ${memberCode}
    )`.execute(tx);
}

export async function insertVersion(tx: Tx, version: ContentVersion): Promise<void> {
  const { kind, contentId, draft, deed, madeBy, madeAt } = version;
  await sql`
    insert into content_versions (kind, content_id, version, deed, draft, made_by, made_at)
    values (${kind}, ${contentId}, ${version.version}, ${deed}, ${JSON.stringify(draft)}::jsonb, ${madeBy}, ${madeAt})`.execute(
    tx,
  );
}
