/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupIdentityMode } from './groupIdentityMode.ts';
import type { Id } from './id.ts';

export interface GroupAttachmentDownload {
  /**
     * @minItems 1
     * @maxItems 200
     */
  ids: Id[];
  identity?: GroupIdentityMode;
}
