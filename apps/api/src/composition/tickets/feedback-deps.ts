import type { FeedbackDeps } from '../../modules/feedback/api.ts';
import { createMessages } from '../../modules/message/module.ts';
import type { Platform } from '../../platform/platform.ts';
import { findParticipation } from '../../modules/task/module.ts';
import { ticketRemedy } from './ticket-remedies.ts';
import { ticketLoss, ticketSubject } from './ticket-subjects.ts';
import { plannedRemedy } from './verdict-plan.ts';

type Pictures = Pick<FeedbackDeps, 'takePicture' | 'pictureUrl'>;

/** The functions of other areas that tickets need. */
export function feedbackDeps(platform: Platform, pictures: Pictures): FeedbackDeps {
  const messages = createMessages(platform);
  return {
    platform,
    messages,
    subjectOf: ticketSubject,
    lossOf: ticketLoss,
    plannedRemedy: async (db, ticket, asked) =>
      await plannedRemedy(db, (memberId, id) => findParticipation(db, memberId, id), ticket, asked),
    remedy: ticketRemedy(platform, messages),
    ...pictures,
  };
}

/** The same for an operator's command, which doesn't handle pictures. */
export const operatorFeedback = (platform: Platform): FeedbackDeps =>
  feedbackDeps(platform, {
    takePicture: () => Promise.reject(new Error('Operators hand in no pictures')),
    pictureUrl: (key) => key,
  });
