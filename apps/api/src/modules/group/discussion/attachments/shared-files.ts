import { sql } from 'kysely';

/**
 * Whether something besides the attachment `a` shows what is stored of it: a rehearsal and the group that it rehearses, a
 * question and the one in whose place it was put. Who lets go of it last deletes it.
 */
const isShared = sql<boolean>`exists (
  select from group_attachments other where other.file_key = a.file_key and (other.group_id, other.id) <> (a.group_id, a.id))`;

/** A file that goes. */
export interface Leaving {
  file_key: string;
  thumbnail_key: string | null;
  shared: boolean;
}

/** What `keysToDelete` needs of each attachment `a` that goes. */
export const leaving = sql<Leaving>`a.file_key, a.thumbnail_key, ${isShared} as shared`;

/** The keys of what is stored of these attachments and nothing else shows. */
export const keysToDelete = (rows: readonly Leaving[]): string[] =>
  rows
    .filter(({ shared }) => !shared)
    .flatMap(({ file_key, thumbnail_key }) =>
      thumbnail_key === null ? file_key : [file_key, thumbnail_key],
    );
