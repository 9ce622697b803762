/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { HostedGroup } from './hostedGroup.ts';

export type MoveHostedGroup200 = Envelope & {
  data: HostedGroup;
};
