import type { Answers } from './answer-table.ts';
import type { World } from '../world/world.ts';
import { accountAnswers } from './account.ts';
import { attributeAnswers } from './attributes.ts';
import { campaignAnswers } from './campaigns.ts';
import { cardAnswers } from './cards.ts';
import { checkInAnswers } from './check-in.ts';
import { communityAnswers } from './community.ts';
import { courseAnswers } from './courses.ts';
import { deskAnswers } from './desk.ts';
import { fileAnswers } from './files.ts';
import { groupAnswers } from './group.ts';
import { guideAnswers } from './guide.ts';
import { helpAnswers } from './help.ts';
import { hostingAnswers } from './hosting.ts';
import { invitationAnswers } from './invitations.ts';
import { memberAnswers } from './member.ts';
import { messageAnswers } from './messages.ts';
import { orderAnswers } from './orders.ts';
import { privacyAnswers } from './privacy.ts';
import { signInAnswers } from './sign-in.ts';
import { surveyAnswers, usualTerms } from './surveys.ts';
import { taskAnswers } from './tasks.ts';
import { ticketAnswers } from './tickets.ts';

/** The calls that read or change the mock's state. All others return the document's example. */
export const answersOf = (world: World): Answers => ({
  ...signInAnswers(world),
  ...memberAnswers(world),
  ...checkInAnswers(world),
  ...taskAnswers(world),
  ...surveyAnswers(world, usualTerms),
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
});
