/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorParticipationPage } from './operatorParticipationPage.ts';

export type ListOperatorMemberParticipations200 = Envelope & {
  data: OperatorParticipationPage;
};
