/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { UnfinishedText } from './unfinishedText.ts';

export interface SaveContentDraftRequest {
  text: UnfinishedText;
  /** @minimum 0 */
  version: number;
}
