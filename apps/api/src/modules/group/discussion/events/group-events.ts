import type { components } from '@yayan/contract';
import { GroupLiveKind } from '@yayan/contract';
import { z } from 'zod';
import type { GroupDeps } from '../../people/deps.ts';
import type { Tx } from '../../../../platform/database/tx.ts';

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

/** Parses the payload of an event that `notifyGroup` published. Throws if it is anything else. */
export const parseGroupEvent = (payload: unknown): GroupEvent => eventSchema.parse(payload);

/** What happened, and where. */
export type GroupHappening = Pick<GroupEvent, 'kind' | 'topicId' | 'sectionId'> &
  Partial<Pick<GroupEvent, 'responseId' | 'followUpId'>>;

/** The event to publish for a change. */
export const groupEventOf = (
  groupId: string,
  happening: GroupHappening,
  at: Date,
): { topic: string; payload: GroupEvent } => ({
  topic: groupTopic(groupId),
  payload: { responseId: null, followUpId: null, ...happening, at: at.toISOString() },
});

/** Publishes an event to the open pages of the group, on every server, when the transaction commits. */
export async function notifyGroup(
  { events }: Pick<GroupDeps, 'events'>,
  tx: Tx,
  groupId: string,
  happening: GroupHappening,
  at: Date,
): Promise<void> {
  const { topic, payload } = groupEventOf(groupId, happening, at);
  await events.publishIn(tx, topic, payload);
}
