/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppRelease } from './appRelease.ts';

export interface AppDownload {
  items: AppRelease[];
}
