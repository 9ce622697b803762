/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { UploadInParts } from './uploadInParts.ts';

export type ContinueCourseVideo200 = Envelope & {
  data: UploadInParts;
};
