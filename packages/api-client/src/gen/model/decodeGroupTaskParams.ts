/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { PublicId } from './publicId.ts';

export type DecodeGroupTaskParams = {
/**
 * Hash of the address `/bbs/{hash}`.
 */
hash: PublicId;
};
