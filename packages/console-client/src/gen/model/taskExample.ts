/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskExampleKind } from './taskExampleKind.ts';

/**
 * A picture of what to hand in, or of what not to.
 */
export interface TaskExample {
  /**
     * A path of our site.
     * @maxLength 300
     */
  picture: string;
  /**
     * What to see in it.
     * @maxLength 60
     */
  caption: string;
  kind: TaskExampleKind;
}
