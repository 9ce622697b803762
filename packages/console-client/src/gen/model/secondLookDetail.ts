/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { FirstVerdict } from './firstVerdict.ts';
import type { HandInPhoto } from './handInPhoto.ts';
import type { HandInWhat } from './handInWhat.ts';
import type { Id } from './id.ts';
import type { TaskExample } from './taskExample.ts';
import type { Time } from './time.ts';

export interface SecondLookDetail {
  id: Id;
  what: HandInWhat;
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 100 */
  taskTitle: string;
  decidedAt: Time;
  /** @maxLength 5000 */
  text: string;
  /** @maxItems 9 */
  pictures: HandInPhoto[];
  /**
     * What the task asks to hand in.
     * @maxLength 500
     * @nullable
     */
  prompt: string | null;
  /** @maxItems 6 */
  examples: TaskExample[];
  isWaiting: boolean;
  first: FirstVerdict | null;
  second: FirstVerdict | null;
}
