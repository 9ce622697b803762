/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LiveKind } from './liveKind.ts';

export type StreamLiveParams = {
/**
 * Only these kinds; left out, all that the caller may hear. Repeat the parameter for several.
 * @maxItems 10
 */
topics?: LiveKind[];
};
