/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorLink } from './operatorLink.ts';

export type TakeOperatorLink200 = Envelope & {
  data: OperatorLink;
};
