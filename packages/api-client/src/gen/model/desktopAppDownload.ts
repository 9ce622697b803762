/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppRelease } from './appRelease.ts';

export interface DesktopAppDownload {
  /** What the QR code shows: /app/down. */
  qrContent: string;
  items: AppRelease[];
}
