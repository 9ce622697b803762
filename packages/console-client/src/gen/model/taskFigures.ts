/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { QualityCounts } from './qualityCounts.ts';
import type { QuotaCellState } from './quotaCellState.ts';
import type { TaskFigure } from './taskFigure.ts';

export interface TaskFigures {
  /**
     * null before the first count.
     * @nullable
     */
  countedAt: string | null;
  /** @maxItems 27 */
  figures: TaskFigure[];
  /** null without a questionnaire, or before anybody handed one in. */
  quality: QualityCounts | null;
  cells: QuotaCellState[];
  coinsPerYuan: number;
}
