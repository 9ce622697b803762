import type { Answers } from './answer-table.ts';
import type { World } from '../world/world.ts';
import { accountAnswers } from './account.ts';
import { applicationAnswers } from './applications.ts';
import { attributeAnswers } from './attributes.ts';
import { campaignAnswers } from './campaigns.ts';
import { cardAnswers } from './cards.ts';
import { checkInAnswers } from './check-in.ts';
import { communityAnswers } from './community.ts';
import { courseAnswers } from './courses.ts';
import { deskAnswers } from './desk.ts';
import { fileAnswers } from './files.ts';
import { followUpAnswers } from './follow-ups.ts';
import { groupDraftAnswers } from './group-drafts.ts';
import { groupFileAnswers } from './group-files.ts';
import { groupVoteAnswers } from './group-votes.ts';
import { groupAnswers } from './group.ts';
import { guideAnswers } from './guide.ts';
import { helpAnswers } from './help.ts';
import { hostEntryAnswers } from './host-entry.ts';
import { hostingAnswers } from './hosting.ts';
import { invitationAnswers } from './invitations.ts';
import { keySurveyAnswers } from './key-surveys.ts';
import { memberAnswers } from './member.ts';
import { messageAnswers } from './messages.ts';
import { orderAnswers } from './orders.ts';
import { privacyAnswers } from './privacy.ts';
import { qrSignInAnswers } from './qr-sign-in.ts';
import { quoteAnswers } from './quotes.ts';
import { reminderAnswers } from './reminders.ts';
import { rewardAnswers } from './rewards.ts';
import { signInAnswers } from './sign-in.ts';
import { surveyAnswers, usualTerms } from './surveys.ts';
import { taskActivityAnswers } from './task-activities.ts';
import { taskAnswers } from './tasks.ts';
import { thirdPartyAnswers } from './third-parties.ts';
import { ticketAnswers } from './tickets.ts';
import { topicAnswers } from './topics.ts';

/** The calls that read or change the mock's state. All others return the document's example. */
export const answersOf = (world: World): Answers => ({
  ...signInAnswers(world),
  ...memberAnswers(world),
  ...checkInAnswers(world),
  ...taskAnswers(world),
  ...surveyAnswers(world, usualTerms),
  ...keySurveyAnswers(world, usualTerms),
  ...orderAnswers(world),
  ...groupAnswers(world),
  ...fileAnswers(world),
  ...messageAnswers(world),
  ...helpAnswers(world),
  ...ticketAnswers(world),
  ...communityAnswers(world),
  ...courseAnswers(world),
  ...campaignAnswers(world),
  ...attributeAnswers(world),
  ...deskAnswers(world),
  ...hostingAnswers(world),
  ...guideAnswers(world),
  ...accountAnswers(world),
  ...privacyAnswers(world),
  ...cardAnswers(world),
  ...invitationAnswers(world),
  ...topicAnswers(world),
  ...thirdPartyAnswers(world),
  ...taskActivityAnswers(world),
  ...rewardAnswers(world),
  ...reminderAnswers(world),
  ...quoteAnswers(world),
  ...qrSignInAnswers(world),
  ...hostEntryAnswers(world),
  ...groupVoteAnswers(world),
  ...groupDraftAnswers(world),
  ...groupFileAnswers(world),
  ...followUpAnswers(world),
  ...applicationAnswers(world),
});
