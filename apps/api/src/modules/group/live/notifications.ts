import type { Transaction } from 'kysely';
import type { components } from '@yayan/contract';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { GroupParts } from '../deps.ts';

export type GroupNews = components['schemas']['GroupLiveEvent'];

/** The topic of platform/events.ts that carries the news of one group. */
export const groupTopic = (groupId: string): string => `group:${groupId}`;

/** Tells the news to open pages of the group when the transaction commits. It carries ids alone, never content. */
export async function publishNews(
  { events }: Pick<GroupParts, 'events'>,
  tx: Transaction<Schema>,
  groupId: string,
  news: Pick<GroupNews, 'kind' | 'topicId' | 'sectionId'> &
    Partial<Pick<GroupNews, 'responseId' | 'followUpId'>>,
  at: Date,
): Promise<void> {
  await events.publishIn(tx, groupTopic(groupId), {
    responseId: null,
    followUpId: null,
    ...news,
    at: at.toISOString(),
  });
}
