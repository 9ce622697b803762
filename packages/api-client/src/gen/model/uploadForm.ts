/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadFormV1 } from './uploadFormV1.ts';
import type { UploadFormV4 } from './uploadFormV4.ts';

/**
 * The form's fields, spelled as the store requires. The client sends all of them and adds `file` as the last one.
 */
export type UploadForm = UploadFormV4 | UploadFormV1;
