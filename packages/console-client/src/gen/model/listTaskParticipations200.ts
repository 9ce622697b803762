/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskParticipationPage } from './taskParticipationPage.ts';

export type ListTaskParticipations200 = Envelope & {
  data: TaskParticipationPage;
};
