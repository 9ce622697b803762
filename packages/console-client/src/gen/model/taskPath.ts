/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskPathEnd } from './taskPathEnd.ts';
import type { TaskPathPage } from './taskPathPage.ts';

export interface TaskPath {
  /** @maxItems 300 */
  pages: TaskPathPage[];
  /**
     * The quotas that this person belongs to; none before the screening is answered.
     * @maxItems 100
     * @items.maxLength 500
     */
  cells: string[];
  /**
     * All quotas of the questionnaire.
     * @maxItems 100
     * @items.maxLength 500
     */
  quotas: string[];
  /**
     * The contradictions in the answers, which lower their quality.
     * @maxItems 100
     * @items.maxLength 500
     */
  contradictions: string[];
  /**
     * Given answers that the questionnaire doesn't have.
     * @maxItems 300
     * @items.maxLength 500
     */
  unknown: string[];
  end: TaskPathEnd;
  /**
     * The screen-out rule, the full quotas, the failed checks or the page's title; may be empty.
     * @maxLength 2000
     */
  reason: string;
  /**
     * What the person reads at the end; null while it is not reached.
     * @maxLength 2000
     * @nullable
     */
  result: string | null;
}
