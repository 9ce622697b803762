import type { Answers } from './answer-table.ts';
import type { World } from '../world/world.ts';
import { checkInAnswers } from './check-in.ts';
import { communityAnswers } from './community.ts';
import { courseAnswers } from './courses.ts';
import { fileAnswers } from './files.ts';
import { groupAnswers } from './group.ts';
import { helpAnswers } from './help.ts';
import { memberAnswers } from './member.ts';
import { messageAnswers } from './messages.ts';
import { orderAnswers } from './orders.ts';
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
});
