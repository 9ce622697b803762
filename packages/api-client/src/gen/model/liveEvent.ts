/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupLiveEvent } from './groupLiveEvent.ts';
import type { LiveKind } from './liveKind.ts';
import type { LiveNews } from './liveNews.ts';

export interface LiveEvent {
  /**
     * Id to send as `Last-Event-ID` when reconnecting.
     * @maxLength 64
     */
  id: string;
  event: LiveKind;
  /** A change in a group (event `group`), or in the member's own account. */
  data: LiveNews | GroupLiveEvent;
}
