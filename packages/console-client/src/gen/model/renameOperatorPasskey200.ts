/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { OperatorPasskey } from './operatorPasskey.ts';

export type RenameOperatorPasskey200 = Envelope & {
  data: OperatorPasskey;
};
