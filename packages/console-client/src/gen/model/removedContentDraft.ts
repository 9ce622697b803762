/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface RemovedContentDraft {
  removed: boolean;
}
