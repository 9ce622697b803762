/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { Group } from './group.ts';

export type GetGroup200 = Envelope & {
  data: Group;
};
