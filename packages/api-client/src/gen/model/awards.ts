/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardCategory } from './awardCategory.ts';
import type { AwardMonth } from './awardMonth.ts';
import type { AwardsMine } from './awardsMine.ts';

export interface Awards {
  /** Null while no month has awards. */
  month: AwardMonth | null;
  /** @maxItems 24 */
  months: AwardMonth[];
  /** @maxItems 20 */
  categories: AwardCategory[];
  /** The caller's present month, as far as the last ranking knows; null for a visitor. */
  mine: AwardsMine;
}
