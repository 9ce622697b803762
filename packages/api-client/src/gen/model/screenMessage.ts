/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentLink } from './contentLink.ts';
import type { Id } from './id.ts';

export interface ScreenMessage {
  id: Id;
  title: string;
  body: string;
  /** @nullable */
  image: string | null;
  /**
     * Label of the button that opens `link`.
     * @nullable
     */
  action: string | null;
  link: ContentLink | null;
}
