import { bind } from '../../call/bind.ts';
import { bindVisits } from './people/entry/bind-visits.ts';
import { enterToRead, enterAsHost, enterAsRespondent } from './people/entry/visit.ts';
import type { Handlers } from '../../call/call.ts';
import { addGroupAttachment } from './discussion/attachments/add-attachment.ts';
import { downloadGroupAttachments } from './desk/attachments/download-attachments.ts';
import { listGroupAttachments } from './discussion/attachments/list-attachments.ts';
import { removeGroupAttachments } from './discussion/responses/remove-attachments.ts';
import { getVoiceCoverage, setVoiceTarget } from './desk/insights/coverage.ts';
import { downloadQuotes } from './desk/board/download-quotes.ts';
import { codeQuote, removeFinding, saveFinding } from './desk/board/findings.ts';
import { addQuote, listQuotes, orderQuotes } from './desk/board/quotes.ts';
import { listProbes, removeProbe, saveProbe } from './desk/probes/probes.ts';
import { getFollowUpRadar } from './desk/insights/radar.ts';
import { listResponseWords } from './desk/insights/words.ts';
import { downloadResponseAttachments } from './desk/attachments/download-response-attachments.ts';
import { listGroupDownloads } from './desk/exports/downloads.ts';
import { downloadMemberTable } from './desk/exports/person-table.ts';
import { downloadGroupMembers } from './desk/exports/respondent-table.ts';
import { downloadResponseTable } from './desk/exports/response-table.ts';
import { downloadTopicResponses } from './desk/exports/topic-transcript.ts';
import { listGroupDrafts, removeGroupDraft, saveGroupDraft } from './discussion/writing/drafts.ts';
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
import { leaveGroup } from './hosting/leaving/leave-group.ts';
import { updateGroupProfile } from './people/entry/profile.ts';
import { markSectionsRead } from './discussion/responses/mark-read.ts';
import {
  listAnsweredSections,
  listAskedFollowUps,
  listUnansweredSections,
} from './discussion/topics/respondent-lists.ts';
import { reachOfNewcomer } from './discussion/responses/earned-so-far.ts';
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
import { countResponse } from './desk/analysis/count-response.ts';
import { starResponse } from './desk/analysis/star.ts';
import { tagResponses } from './desk/analysis/tagging.ts';

/** The handlers of all group operations that are built. */
export function groupHandlers(deps: GroupDeps) {
  return {
    ...bind(deps, {
      sendGroupCode,
      loginGroup,
      createGroupTicket,
      loginGroupWithTicket,
      listMyGroups,
      listSharedInGroups,
      takeBackShared,
      findDiscussion,
      updateGroupProfile,
      leaveGroup,
      getSharedAttributes,
      getGroupMe,
      listTopics,
      getTopic,
      createResponse,
      editResponse,
      markSectionsRead,
      createFollowUp,
      saveGroupDraft,
      removeGroupDraft,
      searchHostTopics,
      tagResponses,
      countResponse,
      remindGroupMembers,
      deleteResponses,
      restoreResponses,
      removeGroupAttachments,
      addQuote,
      orderQuotes,
      codeQuote,
      saveFinding,
      removeFinding,
      setVoiceTarget,
      saveProbe,
      removeProbe,
      castVote,
    }),
    ...bindVisits(deps, enterToRead, {
      decodeGroupTask,
      listGroupMembers,
      getGroupMember,
      searchTopics,
      listResponses,
      getFollowUpThread,
      addGroupAttachment,
      listGroupAttachments,
    }),
    ...bindVisits(deps, enterAsHost, {
      listHostTopics,
      getHostTopic,
      listHostSections,
      listHostTopicMembers,
      countHostTopicMembers,
      listResponseTopics,
      listResponseTags,
      listResponseAttributes,
      starResponse,
      listHostVotes,
      listGroupDownloads,
      listResponseWords,
      getVoiceCoverage,
      getFollowUpRadar,
      listQuotes,
      listProbes,
    }),
    ...bindVisits(deps, enterAsRespondent, {
      listAskedFollowUps,
      listAnsweredSections,
      listUnansweredSections,
      listGroupDrafts,
      getVote,
    }),
    ...hostingHandlers(deps),
    getGroup: async ({ params }) => {
      const now = deps.clock.now();
      const db = deps.database.read;
      const group = await groupAt(db, params.hash, now);
      return viewGroup(group, now, await reachOfNewcomer(db, group, now));
    },
    listHostResponses: async ({ caller, query }) => await listHostResponses(deps, caller, query),
    downloadGroupMembers: async ({ caller, query }) => await downloadGroupMembers(deps, caller, query),
    downloadQuotes: async ({ caller, query }) => await downloadQuotes(deps, caller, query),
    downloadTopicResponses: async ({ caller, query }) => await downloadTopicResponses(deps, caller, query),
    downloadGroupAttachments: async ({ caller, body }) => await downloadGroupAttachments(deps, caller, body),
    downloadResponseTable: async ({ caller, query }) => await downloadResponseTable(deps, caller, query),
    downloadMemberTable: async ({ caller, query }) => await downloadMemberTable(deps, caller, query),
    downloadResponseAttachments: async ({ caller, query }) =>
      await downloadResponseAttachments(deps, caller, query),
  } satisfies Partial<Handlers>;
}
