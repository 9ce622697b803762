import { GroupLiveKind } from '@yayan/contract';
import { refuse } from '../../../../errors/api-fault.ts';
import { batchedWrite } from '../../../../platform/database/batched-write.ts';
import type { Database } from '../../../../platform/database/database.ts';
import type { LiveEvent } from '../../../../platform/events/events.ts';
import { onceFor } from '../../../../platform/once-for.ts';
import type { GroupDeps } from '../../people/deps.ts';
import type { GuideSection } from '../guide/guide.ts';
import { viewerOf } from '../guide/viewer.ts';
import { groupEventOf } from '../events/group-events.ts';
import type { Visit } from '../../people/entry/visit.ts';
import { answerLength } from './fit.ts';
import { attach } from '../attachments/attachment-store.ts';
import { readResponseDetails, type ViewedResponse } from './response-store.ts';
import { type CheckedResponse, insertResponsesSql, type NewResponse } from './response-write-store.ts';

/** An answer to store, with its author and section. */
export interface Posting {
  visit: Visit;
  section: GuideSection;
  response: NewResponse;
  attachmentIds: readonly string[];
}

type ResponseWithEvent = CheckedResponse & LiveEvent;

/**
 * Stores an answer in one statement with others that arrive at the same time. Resolves to whether it repeats
 * another one, and to undefined when the statement skipped it.
 */
const storeBatched = onceFor((database: Database) =>
  batchedWrite(async (all: readonly ResponseWithEvent[]) => {
    const stored = await database.runAlone(insertResponsesSql(all, 'skipping'));
    const repeats = new Map(stored.map((row) => [row.id, row.repeats]));
    return all.map(({ response }) => repeats.get(response.id));
  }),
);

/**
 * Stores an answer and notifies the open pages of the group. Answers without attachments that arrive at the same time
 * share one statement. Resolves to undefined, and stores nothing, when hosts changed the guide since the visit began.
 * Refuses with ATTACHMENT_UNUSABLE. Throws a violation of `group_responses_once` when the respondent already has an
 * answer.
 */
export async function postResponse(deps: GroupDeps, posting: Posting): Promise<ViewedResponse | undefined> {
  const { database, events } = deps;
  const { visit, section, response, attachmentIds } = posting;
  const event = {
    kind: GroupLiveKind.ResponseCreated,
    topicId: section.topicId,
    sectionId: section.id,
    responseId: response.id,
  };
  const sent = {
    response,
    guideVersion: visit.group.guide_version,
    ...groupEventOf(response.groupId, event, response.at),
  };
  const alone = insertResponsesSql([sent], 'waiting');
  if (attachmentIds.length === 0) {
    // The batch skipped this answer (row locked, or guide changed). Try it alone.
    const repeats = (await storeBatched(database)(sent)) ?? (await database.runAlone(alone))[0]?.repeats;
    if (repeats === undefined) return undefined;
    events.wake();
    return justPosted(posting, repeats);
  }
  const { groupId, memberId, id } = response;
  return await database.transaction(async (tx) => {
    if ((await alone.execute(tx)).rows.length === 0) return undefined;
    database.afterCommit(tx, () => events.wake());
    if (!(await attach(tx, { groupId, memberId, owner: 'response_id', id }, attachmentIds)))
      refuse('ATTACHMENT_UNUSABLE');
    return (await readResponseDetails(tx, viewerOf(visit), id)) ?? refuse('NOT_FOUND');
  });
}

/** An answer without attachments, as it is right after it was stored. */
const justPosted = ({ visit: { me }, section, response }: Posting, repeats: boolean): ViewedResponse => ({
  ...response,
  topicId: section.topicId,
  topicTitle: section.topicTitle,
  sectionTitle: section.title,
  visibility: section.visibility,
  minLength: section.minLength,
  photos: section.photos,
  opensAt: section.opensAt,
  closesAt: section.closesAt,
  topicClosesAt: section.topicClosesAt,
  nickname: me.nickname,
  avatar: me.avatar,
  role: me.role,
  createdAt: response.at,
  editedAt: null,
  seenByHostAt: null,
  hostRepliedAt: null,
  deletedAt: null,
  deleteReason: null,
  length: answerLength(response.content),
  repeats,
  counted: false,
  attachments: [],
  followUps: { total: 0, items: [] },
});
