/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { DeviceType } from './deviceType.ts';
import type { JoinResult } from './joinResult.ts';
import type { PublicId } from './publicId.ts';
import type { TaskAvailability } from './taskAvailability.ts';
import type { TaskMatch } from './taskMatch.ts';
import type { TaskModule } from './taskModule.ts';
import type { TaskType } from './taskType.ts';
import type { Time } from './time.ts';

export interface TaskCard {
  hashId: PublicId;
  module: TaskModule;
  type: TaskType;
  /** @maxLength 100 */
  title: string;
  /**
     * Address of the picture, or null.
     * @maxLength 500
     * @nullable
     */
  cover: string | null;
  coins: Coins;
  /**
     * Credit paid besides the coins.
     * @minimum 0
     */
  credit: number;
  /**
     * Coins paid once when screened out or the quota is full; 0 pays nothing.
     * @minimum 0
     */
  consolationCoins: number;
  /**
     * Running median once 20 people finished, and the declared time before that; null without one.
     * @minimum 1
     * @nullable
     */
  minutes: number | null;
  /** Whether `minutes` is the measured median. */
  minutesMeasured: boolean;
  /**
     * Within how many minutes a member knows whether they are in; null when there is no screening to promise it by.
     * @minimum 1
     * @nullable
     */
  screeningMinutes: number | null;
  /**
     * Seats still free, or null without a limit.
     * @minimum 0
     * @nullable
     */
  seatsLeft: number | null;
  /** When the task closes, or null when it has no end. */
  endsAt: Time | null;
  /**
     * What it can be done on.
     * @maxItems 3
     */
  devices: DeviceType[];
  availability: TaskAvailability;
  /** null for a visitor, or when nothing is known about the member. */
  match: TaskMatch | null;
  /** The member's own result; 0 while it is open, null when not joined. */
  joinState: JoinResult | null;
  /**
     * @maxItems 10
     * @items.maxLength 20
     */
  tags: string[];
}
