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

/** An event as `notifyGroup` published it. Throws when it is something else. */
export const parseGroupEvent = (payload: unknown): GroupEvent => eventSchema.parse(payload);

/** What happened, and where. */
export type GroupHappening = Pick<GroupEvent, 'kind' | 'topicId' | 'sectionId'> &
  Partial<Pick<GroupEvent, 'responseId' | 'followUpId'>>;

/** The event that tells of something. */
export const groupEventOf = (
  groupId: string,
  happening: GroupHappening,
  at: Date,
): { topic: string; payload: GroupEvent } => ({
  topic: groupTopic(groupId),
  payload: { responseId: null, followUpId: null, ...happening, at: at.toISOString() },
});

/** Sends an event to every server, for the open pages of the group, when the transaction commits. */
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
