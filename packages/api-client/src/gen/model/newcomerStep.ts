/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { NewcomerStepKind } from './newcomerStepKind.ts';

export interface NewcomerStep {
  step: NewcomerStepKind;
  done: boolean;
  /**
     * Where it is done; null once it is.
     * @nullable
     * @pattern ^/
     */
  link: string | null;
  /**
     * What the step pays; null where it depends on the task or pays nothing.
     * @minimum 1
     * @nullable
     */
  coins: number | null;
}
