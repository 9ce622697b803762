/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Coins } from './coins.ts';
import type { DeviceType } from './deviceType.ts';
import type { OperatorTaskState } from './operatorTaskState.ts';
import type { PublicId } from './publicId.ts';
import type { TaskDataUse } from './taskDataUse.ts';
import type { TaskExamples } from './taskExamples.ts';
import type { TaskType } from './taskType.ts';
import type { Time } from './time.ts';

export interface OperatorTaskDetail {
  id: PublicId;
  /** @maxLength 100 */
  title: string;
  type: TaskType;
  state: OperatorTaskState;
  coins: Coins;
  /** @nullable */
  seats: number | null;
  seatsTaken: number;
  completes: number;
  startsAt: Time;
  /** @nullable */
  endsAt: string | null;
  /**
     * With so many seats taken the task pauses; null without a soft launch.
     * @nullable
     */
  softSeats: number | null;
  credit: number;
  consolationCoins: Coins;
  minimumQuality: number;
  /**
     * @maxItems 400
     * @items.maxLength 40
     */
  cities: string[];
  /** @maxItems 3 */
  devices: DeviceType[];
  /**
     * How many people of one network may take part; null without a limit.
     * @nullable
     */
  networkLimit: number | null;
  /**
     * Attributes that members must have with their values, each as operators read it. Empty for everybody.
     * @maxItems 10
     * @items.maxLength 3000
     */
  wanted: string[];
  /**
     * @maxItems 10
     * @items.maxLength 20
     */
  tags: string[];
  dataUse: TaskDataUse;
  /** The example pictures of what is handed in; null for a task without hand-ins. */
  examples: TaskExamples | null;
  /** @nullable */
  declaredMinutes: number | null;
  /** @nullable */
  medianMinutes: number | null;
  createdAt: Time;
}
