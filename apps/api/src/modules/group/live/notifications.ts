import type { Transaction } from 'kysely';
import type { components } from '@yayan/contract';
import { GroupLiveKind } from '@yayan/contract';
import { z } from 'zod';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { GroupDeps } from '../deps.ts';

/** What changed in a group: ids only, never content (rule 6.14). */
export type GroupEvent = components['schemas']['GroupLiveEvent'];

/** The topic of `platform/events` that carries the events of one group. */
export const groupTopic = (groupId: string): string => `group:${groupId}`;

const id = z.uuid();
const eventSchema = z.object({
  kind: z.enum(GroupLiveKind),
  topicId: id,
  sectionId: id.nullable(),
  responseId: id.nullable(),
  followUpId: id.nullable(),
  at: z.iso.datetime(),
});

/** An event as `notifyGroup` published it. Throws when it is something else. */
export const parseGroupEvent = (payload: unknown): GroupEvent => eventSchema.parse(payload);

/** Sends an event to every server, for the open pages of the group, when the transaction commits. */
export async function notifyGroup(
  { events }: Pick<GroupDeps, 'events'>,
  tx: Transaction<Schema>,
  groupId: string,
  event: Pick<GroupEvent, 'kind' | 'topicId' | 'sectionId'> &
    Partial<Pick<GroupEvent, 'responseId' | 'followUpId'>>,
  at: Date,
): Promise<void> {
  await events.publishIn(tx, groupTopic(groupId), {
    responseId: null,
    followUpId: null,
    ...event,
    at: at.toISOString(),
  });
}
