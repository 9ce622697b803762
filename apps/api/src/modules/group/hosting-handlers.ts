import type { Handlers } from '../../call/call.ts';
import type { GroupDeps } from './people/deps.ts';
import { orderGuide, removeFromGuide } from './hosting/guide/arrange.ts';
import { getGuide } from './hosting/guide/edit-guide.ts';
import { addGuideFile, getGuideUploadForm } from './hosting/guide/guide-files.ts';
import { addGuideSection, closeGuideSection, updateGuideSection } from './hosting/guide/sections.ts';
import { addGuideTopics, updateGuideTopic } from './hosting/guide/topics.ts';
import { addInvitations, listInvitations, withdrawInvitations } from './hosting/invitations/invitations.ts';
import { inviteMembers, listInvitingAttributes } from './hosting/invitations/invite-members.ts';
import { sendInvitations } from './hosting/invitations/send-invitations.ts';
import { listGroupChanges } from './people/life/changes.ts';
import {
  createHostedGroup,
  getHostedGroup,
  listHostedGroups,
  updateHostedGroup,
} from './hosting/settings/group-settings.ts';
import { createHostingTicket, getHostingAccess, loginHosting } from './people/life/hosting-session.ts';
import { moveHostedGroup } from './hosting/settings/move-group.ts';
import {
  createRehearsalTicket,
  endRehearsal,
  getRehearsal,
  startRehearsal,
} from './hosting/rehearsal/rehearsal.ts';
import { listGroupRewards, takeOutOfReward } from './hosting/rewards/host-rewards.ts';
import { listPeopleTags, savePeopleTag, tagPeople } from './discussion/tags/people-tags.ts';

/** The handlers with which hosts make groups. */
export function hostingHandlers(deps: GroupDeps) {
  return {
    getHostingAccess: async ({ caller }) => await getHostingAccess(deps, caller),
    createHostingTicket: async ({ caller }) => await createHostingTicket(deps, caller),
    loginHosting: async ({ body, origin }) => await loginHosting(deps, body, origin),
    listHostedGroups: async ({ caller, query }) => await listHostedGroups(deps, caller, query),
    createHostedGroup: async ({ caller, body }) => await createHostedGroup(deps, caller, body),
    getHostedGroup: async ({ caller, params }) => await getHostedGroup(deps, caller, params.groupId),
    updateHostedGroup: async ({ caller, params, body }) =>
      await updateHostedGroup(deps, caller, params.groupId, body),
    moveHostedGroup: async ({ caller, params, body }) =>
      await moveHostedGroup(deps, caller, params.groupId, body),
    getRehearsal: async ({ caller, params }) => await getRehearsal(deps, caller, params.groupId),
    startRehearsal: async ({ caller, params }) => await startRehearsal(deps, caller, params.groupId),
    createRehearsalTicket: async ({ caller, params }) =>
      await createRehearsalTicket(deps, caller, params.groupId),
    endRehearsal: async ({ caller, params }) => await endRehearsal(deps, caller, params.groupId),
    getGuide: async ({ caller, params }) => await getGuide(deps, caller, params.groupId),
    addGuideTopics: async ({ caller, params, body }) =>
      await addGuideTopics(deps, caller, params.groupId, body),
    updateGuideTopic: async ({ caller, params, body }) => await updateGuideTopic(deps, caller, params, body),
    addGuideSection: async ({ caller, params, body }) => await addGuideSection(deps, caller, params, body),
    updateGuideSection: async ({ caller, params, body }) =>
      await updateGuideSection(deps, caller, params, body),
    closeGuideSection: async ({ caller, params, body }) =>
      await closeGuideSection(deps, caller, params, body),
    removeFromGuide: async ({ caller, params, body }) =>
      await removeFromGuide(deps, caller, params.groupId, body),
    orderGuide: async ({ caller, params, body }) => await orderGuide(deps, caller, params.groupId, body),
    getGuideUploadForm: async ({ caller, params, query }) =>
      await getGuideUploadForm(deps, caller, params.groupId, query),
    addGuideFile: async ({ caller, params, body }) => await addGuideFile(deps, caller, params.groupId, body),
    listGroupChanges: async ({ caller, params, query }) =>
      await listGroupChanges(deps, caller, params.groupId, query),
    listInvitingAttributes: async ({ caller }) => await listInvitingAttributes(deps, caller),
    listInvitations: async ({ caller, params, query }) =>
      await listInvitations(deps, caller, params.groupId, query),
    addInvitations: async ({ caller, params, body }) =>
      await addInvitations(deps, caller, params.groupId, body),
    inviteMembers: async ({ caller, params, body }) =>
      await inviteMembers(deps, caller, params.groupId, body),
    withdrawInvitations: async ({ caller, params, body }) =>
      await withdrawInvitations(deps, caller, params.groupId, body),
    sendInvitations: async ({ caller, params, body }) =>
      await sendInvitations(deps, caller, params.groupId, body),
    listPeopleTags: async ({ caller, params }) => await listPeopleTags(deps, caller, params.groupId),
    savePeopleTag: async ({ caller, params, body }) =>
      await savePeopleTag(deps, caller, params.groupId, body),
    tagPeople: async ({ caller, params, body }) => await tagPeople(deps, caller, params.groupId, body),
    listGroupRewards: async ({ caller, params, query }) =>
      await listGroupRewards(deps, caller, params.groupId, query),
    takeOutOfReward: async ({ caller, params, body }) => await takeOutOfReward(deps, caller, params, body),
  } satisfies Partial<Handlers>;
}
