/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadFormV1 } from './uploadFormV1.ts';
import type { UploadFormV4 } from './uploadFormV4.ts';

/**
 * Names and case as the store wants them; the client sends all of them and adds `file` as the last field.
 */
export type UploadForm = UploadFormV4 | UploadFormV1;
