import type { Handlers } from '../../call/call.ts';
import { addGroupAttachment } from './discussion/attachments/add-attachment.ts';
import { downloadGroupAttachments } from './desk/attachments/download-attachments.ts';
import { listGroupAttachments } from './discussion/attachments/list-attachments.ts';
import { removeGroupAttachments } from './discussion/responses/remove-attachments.ts';
import { getVoiceCoverage } from './desk/insights/coverage.ts';
import { addQuote, listQuotes, orderQuotes } from './desk/insights/quotes.ts';
import { getFollowUpRadar } from './desk/insights/radar.ts';
import { listResponseWords } from './desk/insights/words.ts';
import { downloadResponseAttachments } from './desk/attachments/download-response-attachments.ts';
import { listGroupDownloads } from './desk/exports/downloads.ts';
import { downloadMemberTable } from './desk/exports/person-table.ts';
import { downloadGroupMembers } from './desk/exports/respondent-table.ts';
import { downloadResponseTable } from './desk/exports/response-table.ts';
import { downloadTopicResponses } from './desk/exports/topic-transcript.ts';
import { createFollowUp, getFollowUpThread } from './discussion/threads/follow-ups.ts';
import { viewGroup } from './people/entry/group-view.ts';
import {
  countHostTopicMembers,
  getHostTopic,
  listHostSections,
  listHostTopicMembers,
  listHostTopics,
} from './discussion/topics/host-topics.ts';
import { groupAt, loginGroup, sendGroupCode } from './people/entry/login.ts';
import { getGroupMe, getGroupMember, listGroupMembers } from './discussion/topics/members.ts';
import type { GroupDeps } from './people/deps.ts';
import { findDiscussion, listMyGroups } from './discussion/guide/my-groups.ts';
import { listSharedInGroups, takeBackShared } from './people/entry/shared-in-groups.ts';
import { getSharedAttributes } from './people/entry/shared-attributes.ts';
import { updateGroupProfile } from './people/entry/profile.ts';
import { markSectionsRead } from './discussion/responses/mark-read.ts';
import {
  listAnsweredSections,
  listAskedFollowUps,
  listUnansweredSections,
} from './discussion/topics/respondent-lists.ts';
import { createResponse, editResponse, listResponses } from './discussion/responses/responses.ts';
import { hostingHandlers } from './hosting-handlers.ts';
import { decodeGroupTask } from './people/entry/group-task.ts';
import { createGroupTicket, loginGroupWithTicket } from './people/entry/tickets.ts';
import { getTopic, listTopics, searchTopics } from './discussion/topics/topics.ts';
import { remindGroupMembers } from './hosting/reminders/reminders.ts';
import { castVote, getVote } from './discussion/votes/votes.ts';
import { listHostVotes } from './discussion/topics/host-votes.ts';
import { deleteResponses, restoreResponses } from './desk/analysis/deletion.ts';
import {
  listHostResponses,
  listResponseAttributes,
  listResponseTags,
  listResponseTopics,
  searchHostTopics,
} from './desk/analysis/desk.ts';
import { starResponse } from './desk/analysis/star.ts';
import { tagResponses } from './desk/analysis/tagging.ts';

/** The handlers of all group operations that are built. */
export function groupHandlers(deps: GroupDeps) {
  return {
    ...hostingHandlers(deps),
    getGroup: async ({ params }) => {
      const now = deps.clock.now();
      return viewGroup(await groupAt(deps.database.read, params.hash, now), now);
    },
    sendGroupCode: async ({ params, body, origin }) => await sendGroupCode(deps, params.hash, body, origin),
    loginGroup: async ({ params, body, origin }) => await loginGroup(deps, params.hash, body, origin),
    createGroupTicket: async ({ caller, params }) => await createGroupTicket(deps, caller, params.hash),
    loginGroupWithTicket: async ({ params, body, origin }) =>
      await loginGroupWithTicket(deps, params.hash, body, origin),
    listMyGroups: async ({ caller, query }) => await listMyGroups(deps, caller, query),
    listSharedInGroups: async ({ caller }) => await listSharedInGroups(deps, caller),
    takeBackShared: async ({ caller, body }) => await takeBackShared(deps, caller, body),
    findDiscussion: async ({ caller, params }) => await findDiscussion(deps, caller, params.id),
    updateGroupProfile: async ({ caller, params, body, origin }) =>
      await updateGroupProfile(deps, caller, params.hash, body, origin),
    getSharedAttributes: async ({ caller, params }) => await getSharedAttributes(deps, caller, params.hash),
    decodeGroupTask: async ({ caller, query }) => await decodeGroupTask(deps, caller, query),
    getGroupMe: async ({ caller }) => await getGroupMe(deps, caller),
    listGroupMembers: async ({ caller, query }) => await listGroupMembers(deps, caller, query),
    getGroupMember: async ({ caller, query }) => await getGroupMember(deps, caller, query),
    listTopics: async ({ caller, query }) => await listTopics(deps, caller, query),
    getTopic: async ({ caller, query }) => await getTopic(deps, caller, query),
    searchTopics: async ({ caller, query }) => await searchTopics(deps, caller, query),
    listHostTopics: async ({ caller, query }) => await listHostTopics(deps, caller, query),
    getHostTopic: async ({ caller, query }) => await getHostTopic(deps, caller, query),
    listHostSections: async ({ caller, query }) => await listHostSections(deps, caller, query),
    listHostTopicMembers: async ({ caller, query }) => await listHostTopicMembers(deps, caller, query),
    countHostTopicMembers: async ({ caller, query }) => await countHostTopicMembers(deps, caller, query),
    listResponses: async ({ caller, query }) => await listResponses(deps, caller, query),
    createResponse: async ({ caller, body }) => await createResponse(deps, caller, body),
    editResponse: async ({ caller, body }) => await editResponse(deps, caller, body),
    markSectionsRead: async ({ caller, body }) => await markSectionsRead(deps, caller, body),
    createFollowUp: async ({ caller, params, body }) => await createFollowUp(deps, caller, params.id, body),
    getFollowUpThread: async ({ caller, query }) => await getFollowUpThread(deps, caller, query),
    listAskedFollowUps: async ({ caller, query }) => await listAskedFollowUps(deps, caller, query),
    listAnsweredSections: async ({ caller, query }) => await listAnsweredSections(deps, caller, query),
    listUnansweredSections: async ({ caller, query }) => await listUnansweredSections(deps, caller, query),
    listHostResponses: async ({ caller, query }) => await listHostResponses(deps, caller, query),
    listResponseTopics: async ({ caller }) => await listResponseTopics(deps, caller),
    listResponseTags: async ({ caller }) => await listResponseTags(deps, caller),
    listResponseAttributes: async ({ caller }) => await listResponseAttributes(deps, caller),
    searchHostTopics: async ({ caller, query }) => await searchHostTopics(deps, caller, query),
    tagResponses: async ({ caller, body }) => await tagResponses(deps, caller, body),
    remindGroupMembers: async ({ caller, body }) => await remindGroupMembers(deps, caller, body),
    starResponse: async ({ caller, body }) => await starResponse(deps, caller, body),
    deleteResponses: async ({ caller, body }) => await deleteResponses(deps, caller, body),
    restoreResponses: async ({ caller, body }) => await restoreResponses(deps, caller, body),
    listHostVotes: async ({ caller, query }) => await listHostVotes(deps, caller, query),
    getVote: async ({ caller, query }) => await getVote(deps, caller, query),
    downloadGroupMembers: async ({ caller, query }) => await downloadGroupMembers(deps, caller, query),
    downloadTopicResponses: async ({ caller, query }) => await downloadTopicResponses(deps, caller, query),
    addGroupAttachment: async ({ caller, body }) => await addGroupAttachment(deps, caller, body),
    listGroupAttachments: async ({ caller, query }) => await listGroupAttachments(deps, caller, query),
    removeGroupAttachments: async ({ caller, body }) => await removeGroupAttachments(deps, caller, body),
    downloadGroupAttachments: async ({ caller, body }) => await downloadGroupAttachments(deps, caller, body),
    downloadResponseTable: async ({ caller, query }) => await downloadResponseTable(deps, caller, query),
    downloadMemberTable: async ({ caller, query }) => await downloadMemberTable(deps, caller, query),
    listGroupDownloads: async ({ caller, query }) => await listGroupDownloads(deps, caller, query),
    downloadResponseAttachments: async ({ caller, query }) =>
      await downloadResponseAttachments(deps, caller, query),
    listResponseWords: async ({ caller, query }) => await listResponseWords(deps, caller, query),
    getVoiceCoverage: async ({ caller, query }) => await getVoiceCoverage(deps, caller, query),
    getFollowUpRadar: async ({ caller }) => await getFollowUpRadar(deps, caller),
    listQuotes: async ({ caller, query }) => await listQuotes(deps, caller, query),
    addQuote: async ({ caller, body }) => await addQuote(deps, caller, body),
    orderQuotes: async ({ caller, body }) => await orderQuotes(deps, caller, body),
    castVote: async ({ caller, body }) => await castVote(deps, caller, body),
  } satisfies Partial<Handlers>;
}
