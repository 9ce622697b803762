/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorSession } from './operatorSession.ts';

export type SignInByPasskey200 = Envelope & {
  data: OperatorSession;
};
