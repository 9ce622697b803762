/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { LiveKind } from './liveKind.ts';
import type { Time } from './time.ts';

/**
 * What has changed, by id only; `subjectId` is the message, notice, order or participation.
 */
export interface LiveNews {
  kind: LiveKind;
  at: Time;
  /** @maxLength 64 */
  subjectId?: string;
}
