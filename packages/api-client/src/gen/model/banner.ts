/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentLink } from './contentLink.ts';
import type { Id } from './id.ts';
import type { Time } from './time.ts';

export interface Banner {
  id: Id;
  /** Also the picture's text alternative. */
  title: string;
  /** 2:1, for phones. */
  image: string;
  /**
     * 4:1, for desktops.
     * @nullable
     */
  wideImage: string | null;
  link: ContentLink | null;
  endsAt: Time | null;
}
