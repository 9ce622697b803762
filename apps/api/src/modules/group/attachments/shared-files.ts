import { sql } from 'kysely';

/**
 * Whether something besides the attachment `a` shows what is stored of it: a rehearsal and the group that it rehearses, a
 * question and the one in whose place it was put. Who lets go of it last deletes it.
 */
export const isShared = sql<boolean>`exists (
  select from group_attachments other where other.file_key = a.file_key and (other.group_id, other.id) <> (a.group_id, a.id))`;
