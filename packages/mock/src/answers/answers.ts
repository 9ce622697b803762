import type { Answers } from './answer-table.ts';
import type { World } from '../world/world.ts';
import { accountAnswers } from './member/account.ts';
import { applicationAnswers } from './content/applications.ts';
import { attributeAnswers } from './member/attributes.ts';
import { campaignAnswers } from './campaign/campaigns.ts';
import { awardAnswers } from './community/awards.ts';
import { cardAnswers } from './reward/cards.ts';
import { checkInAnswers } from './member/check-in.ts';
import { communityAnswers } from './community/community.ts';
import { courseAnswers } from './community/courses.ts';
import { deskAnswers } from './desk/desk.ts';
import { eventAnswers } from './content/events.ts';
import { fileAnswers } from './content/files.ts';
import { followUpAnswers } from './group/follow-ups.ts';
import { groupDraftAnswers } from './group/drafts.ts';
import { groupFileAnswers } from './group/files.ts';
import { groupVoteAnswers } from './group/votes.ts';
import { groupAnswers } from './group/group.ts';
import { guideAnswers } from './hosting/guide.ts';
import { helpAnswers } from './content/help.ts';
import { hostTopicAnswers } from './hosting/host-topics.ts';
import { hostVoteAnswers } from './hosting/host-votes.ts';
import { insightAnswers } from './desk/insights.ts';
import { hostEntryAnswers } from './hosting/host-entry.ts';
import { hostingAnswers } from './hosting/hosting.ts';
import { invitationAnswers } from './member/invitations.ts';
import { keySurveyAnswers } from './survey/key-surveys.ts';
import { coinAnswers } from './member/coins.ts';
import { creditAnswers } from './member/credits.ts';
import { memberAnswers } from './member/member.ts';
import { messageAnswers } from './content/messages.ts';
import { receiptAnswers } from './reward/receipts.ts';
import { orderAnswers } from './reward/orders.ts';
import { proofAnswers } from './campaign/proofs.ts';
import { privacyAnswers } from './member/privacy.ts';
import { qrSignInAnswers } from './identity/qr-sign-in.ts';
import { downloadAnswers } from './desk/downloads.ts';
import { ownGroupAnswers } from './group/own-groups.ts';
import { groupPeopleAnswers } from './group/people.ts';
import { quoteAnswers } from './desk/quotes.ts';
import { regionAnswers } from './content/regions.ts';
import { reminderAnswers } from './hosting/reminders.ts';
import { rewardAnswers } from './hosting/rewards.ts';
import { searchAnswers } from './content/search.ts';
import { signInAnswers } from './identity/sign-in.ts';
import { statementAnswers } from './member/statement.ts';
import { surveyAnswers, usualTerms } from './survey/surveys.ts';
import { taskActivityAnswers } from './survey/task-activities.ts';
import { taskAnswers } from './survey/tasks.ts';
import { thirdPartyAnswers } from './identity/third-parties.ts';
import { ticketAnswers } from './content/tickets.ts';
import { topicAnswers } from './group/topics.ts';

/** The calls that read or change the mock's state. All others return the document's example. */
export const answersOf = (world: World): Answers => ({
  ...signInAnswers(world),
  ...memberAnswers(world),
  ...checkInAnswers(world),
  ...taskAnswers(world),
  ...surveyAnswers(world, usualTerms),
  ...keySurveyAnswers(world, usualTerms),
  ...orderAnswers(world),
  ...receiptAnswers(world),
  ...coinAnswers(world),
  ...statementAnswers(world),
  ...creditAnswers(world),
  ...groupAnswers(world),
  ...fileAnswers(world),
  ...regionAnswers(world),
  ...messageAnswers(world),
  ...helpAnswers(world),
  ...eventAnswers(world),
  ...searchAnswers(world),
  ...ticketAnswers(world),
  ...communityAnswers(world),
  ...awardAnswers(world),
  ...courseAnswers(world),
  ...campaignAnswers(world),
  ...proofAnswers(world),
  ...attributeAnswers(world),
  ...deskAnswers(world),
  ...hostingAnswers(world),
  ...guideAnswers(world),
  ...hostTopicAnswers(world),
  ...hostVoteAnswers(world),
  ...insightAnswers(world),
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
  ...downloadAnswers(world),
  ...groupPeopleAnswers(world),
  ...ownGroupAnswers(world),
  ...qrSignInAnswers(world),
  ...hostEntryAnswers(world),
  ...groupVoteAnswers(world),
  ...groupDraftAnswers(world),
  ...groupFileAnswers(world),
  ...followUpAnswers(world),
  ...applicationAnswers(world),
});
