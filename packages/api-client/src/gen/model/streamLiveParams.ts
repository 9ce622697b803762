/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LiveKind } from './liveKind.ts';

export type StreamLiveParams = {
/**
 * Only these kinds; all kinds by default. Repeat the parameter for several.
 * @maxItems 10
 */
topics?: LiveKind[];
};
