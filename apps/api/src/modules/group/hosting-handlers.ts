import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { GroupDeps } from './people/deps.ts';
import { orderGuide, removeFromGuide } from './hosting/guide/arrange.ts';
import { getGuide } from './hosting/guide/edit-guide.ts';
import { addGuideFile, continueGuideUpload, getGuideUploadForm } from './hosting/guide/guide-files.ts';
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

/** The handlers of the calls by which hosts manage groups. */
export function hostingHandlers(deps: GroupDeps) {
  return {
    ...bind(deps, {
      getHostingAccess,
      createHostingTicket,
      loginHosting,
      listHostedGroups,
      createHostedGroup,
      getHostedGroup,
      updateHostedGroup,
      moveHostedGroup,
      getRehearsal,
      startRehearsal,
      createRehearsalTicket,
      endRehearsal,
      getGuide,
      addGuideTopics,
      updateGuideTopic,
      addGuideSection,
      updateGuideSection,
      closeGuideSection,
      removeFromGuide,
      orderGuide,
      getGuideUploadForm,
      continueGuideUpload,
      addGuideFile,
      listGroupChanges,
      listInvitingAttributes,
      listInvitations,
      addInvitations,
      inviteMembers,
      withdrawInvitations,
      sendInvitations,
      listPeopleTags,
      savePeopleTag,
      tagPeople,
      listGroupRewards,
      takeOutOfReward,
    }),
  } satisfies Partial<Handlers>;
}
