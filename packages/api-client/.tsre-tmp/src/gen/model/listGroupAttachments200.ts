/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupAttachmentPage } from './groupAttachmentPage.ts';

export type ListGroupAttachments200 = Envelope & {
  data: GroupAttachmentPage;
};
