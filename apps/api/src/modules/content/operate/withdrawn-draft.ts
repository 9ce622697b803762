import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { ContentDraft, ContentKind } from './content-rule.ts';
import { selectVersions } from './version-store.ts';

/** Where content is: its kind and its id. */
export interface ContentPlace {
  kind: ContentKind;
  id: string;
}

/** The last text of content that was withdrawn. Refuses with NOT_FOUND, and with CONTENT_ID_TAKEN what members see. */
export async function withdrawnDraft(db: Connection, place: ContentPlace): Promise<ContentDraft> {
  const [last] = await selectVersions(db, place);
  if (last === undefined) return refuse('NOT_FOUND');
  return last.deed === 'withdrawn' ? last.draft : refuse('CONTENT_ID_TAKEN');
}
