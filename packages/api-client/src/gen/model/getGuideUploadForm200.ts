/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { UploadPolicy } from './uploadPolicy.ts';

export type GetGuideUploadForm200 = Envelope & {
  data: UploadPolicy;
};
