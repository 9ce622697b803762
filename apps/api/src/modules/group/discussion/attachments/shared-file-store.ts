import { sql } from 'kysely';

/**
 * Whether another attachment uses the stored files of attachment `a`: a rehearsal shares files with its group, and a
 * question with its replacement. Whoever deletes the last attachment deletes the files.
 */
const isShared = sql<boolean>`exists (
  select from group_attachments other where other.file_key = a.file_key and (other.group_id, other.id) <> (a.group_id, a.id))`;

/** A deleted attachment's keys, and whether another attachment uses the same files. */
export interface DeletedFile {
  file_key: string;
  thumbnail_key: string | null;
  shared: boolean;
}

/** The columns that `keysToDelete` needs of each deleted attachment `a`. */
export const deletedFileColumns = sql<DeletedFile>`a.file_key, a.thumbnail_key, ${isShared} as shared`;

/** The storage keys that no other attachment uses. */
export const keysToDelete = (rows: readonly DeletedFile[]): string[] =>
  rows
    .filter(({ shared }) => !shared)
    .flatMap(({ file_key, thumbnail_key }) =>
      thumbnail_key === null ? file_key : [file_key, thumbnail_key],
    );
