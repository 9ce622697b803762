/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupDraft } from './groupDraft.ts';

export type SaveGroupDraft200 = Envelope & {
  data: GroupDraft;
};
