/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ContentPicture } from './contentPicture.ts';
import type { Envelope } from './envelope.ts';

export type AddContentPicture200 = Envelope & {
  data: ContentPicture;
};
