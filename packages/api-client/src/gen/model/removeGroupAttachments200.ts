/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupAttachmentRemoved } from './groupAttachmentRemoved.ts';

export type RemoveGroupAttachments200 = Envelope & {
  data: GroupAttachmentRemoved;
};
