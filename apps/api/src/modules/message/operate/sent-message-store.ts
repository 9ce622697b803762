import type { Connection } from '../../../platform/database/database.ts';

interface SentMessage {
  id: string;
  kind: string;
  title: string;
  body: string;
  created_at: Date;
  read_at: Date | null;
}

/** A member's messages that are not of this kind, newest first (ids grow with time), from before the given id. */
export async function readSentMessages(
  db: Connection,
  { memberId, without, before, most }: { memberId: string; without: string; before?: string; most: number },
): Promise<SentMessage[]> {
  return await db
    .selectFrom('messages')
    .select(['id', 'kind', 'title', 'body', 'created_at', 'read_at'])
    .where('member_id', '=', memberId)
    .where('kind', '<>', without)
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}
