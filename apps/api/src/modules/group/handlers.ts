import type { Handlers } from '../../http/call.ts';
import { createFollowUp, getFollowUpThread } from './follow-ups/follow-ups.ts';
import { viewGroup } from './entry/group-view.ts';
import {
  countHostTopicMembers,
  getHostTopic,
  listHostSections,
  listHostTopicMembers,
  listHostTopics,
} from './guide/host-topics.ts';
import { groupAt, loginGroup, sendGroupCode } from './entry/login.ts';
import { getGroupMe, getGroupMember, listGroupMembers } from './entry/members.ts';
import type { GroupParts } from './deps.ts';
import { updateGroupProfile } from './entry/profile.ts';
import { markSectionRead } from './responses/mark-read.ts';
import {
  listAnsweredSections,
  listAskedFollowUps,
  listUnansweredSections,
} from './responses/respondent-lists.ts';
import { createResponse, editResponse, listResponses } from './responses/responses.ts';
import { decodeGroupTask } from './entry/group-task.ts';
import { createGroupTicket, loginGroupWithTicket } from './entry/tickets.ts';
import { getTopic, listTopics, searchTopics } from './guide/topics.ts';
import { castVote, getVote } from './votes/votes.ts';

/** The calls of discussion groups that are there. */
export function groupHandlers(parts: GroupParts) {
  return {
    getGroup: async ({ params }) => {
      const now = parts.clock.now();
      return viewGroup(await groupAt(parts.database.read, params.hash, now), now);
    },
    sendGroupCode: async ({ params, body, origin }) => await sendGroupCode(parts, params.hash, body, origin),
    loginGroup: async ({ params, body, origin }) => await loginGroup(parts, params.hash, body, origin),
    createGroupTicket: async ({ caller, params }) => await createGroupTicket(parts, caller, params.hash),
    loginGroupWithTicket: async ({ params, body, origin }) =>
      await loginGroupWithTicket(parts, params.hash, body, origin),
    updateGroupProfile: async ({ caller, params, body }) =>
      await updateGroupProfile(parts, caller, params.hash, body),
    decodeGroupTask: async ({ caller, query }) => await decodeGroupTask(parts, caller, query),
    getGroupMe: async ({ caller }) => await getGroupMe(parts, caller),
    listGroupMembers: async ({ caller, query }) => await listGroupMembers(parts, caller, query),
    getGroupMember: async ({ caller, query }) => await getGroupMember(parts, caller, query),
    listTopics: async ({ caller }) => await listTopics(parts, caller),
    getTopic: async ({ caller, query }) => await getTopic(parts, caller, query),
    searchTopics: async ({ caller, query }) => await searchTopics(parts, caller, query),
    listHostTopics: async ({ caller, query }) => await listHostTopics(parts, caller, query),
    getHostTopic: async ({ caller, query }) => await getHostTopic(parts, caller, query),
    listHostSections: async ({ caller, query }) => await listHostSections(parts, caller, query),
    listHostTopicMembers: async ({ caller, query }) => await listHostTopicMembers(parts, caller, query),
    countHostTopicMembers: async ({ caller, query }) => await countHostTopicMembers(parts, caller, query),
    listResponses: async ({ caller, query }) => await listResponses(parts, caller, query),
    createResponse: async ({ caller, body }) => await createResponse(parts, caller, body),
    editResponse: async ({ caller, body }) => await editResponse(parts, caller, body),
    markSectionRead: async ({ caller, body }) => await markSectionRead(parts, caller, body),
    createFollowUp: async ({ caller, params, body }) => await createFollowUp(parts, caller, params.id, body),
    getFollowUpThread: async ({ caller, query }) => await getFollowUpThread(parts, caller, query),
    listAskedFollowUps: async ({ caller, query }) => await listAskedFollowUps(parts, caller, query),
    listAnsweredSections: async ({ caller, query }) => await listAnsweredSections(parts, caller, query),
    listUnansweredSections: async ({ caller, query }) => await listUnansweredSections(parts, caller, query),
    getVote: async ({ caller, query }) => await getVote(parts, caller, query),
    castVote: async ({ caller, body }) => await castVote(parts, caller, body),
  } satisfies Partial<Handlers>;
}
