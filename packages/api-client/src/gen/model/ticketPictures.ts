/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UploadKey } from './uploadKey.ts';

/**
 * Keys of files uploaded for the module `feedback`.
 * @maxItems 6
 */
export type TicketPictures = UploadKey[];
