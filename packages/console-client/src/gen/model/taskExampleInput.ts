/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { TaskExampleKind } from './taskExampleKind.ts';

export interface TaskExampleInput {
  /**
     * A path of our site, such as that of an added picture. The console loads nothing from elsewhere.
     * @maxLength 300
     * @pattern ^/[\w\-%][\w\-./%]*$
     */
  picture: string;
  /**
     * @minLength 1
     * @maxLength 60
     */
  caption: string;
  kind: TaskExampleKind;
}
