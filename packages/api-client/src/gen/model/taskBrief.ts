/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { PublicId } from './publicId.ts';
import type { TaskType } from './taskType.ts';

/**
 * A short reference to a task.
 */
export interface TaskBrief {
  hashId: PublicId;
  /** @maxLength 100 */
  title: string;
  type: TaskType;
  /**
     * Address of the picture, or null.
     * @maxLength 500
     * @nullable
     */
  cover: string | null;
  coins: Coins;
  consolationCoins: Coins;
}
