/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { DeviceType } from './deviceType.ts';
import type { FiledTaskQuestionsItem } from './filedTaskQuestionsItem.ts';
import type { FiledTaskQuotasItem } from './filedTaskQuotasItem.ts';
import type { FiledTaskStepsItem } from './filedTaskStepsItem.ts';
import type { PublicId } from './publicId.ts';
import type { TaskBranches } from './taskBranches.ts';
import type { TaskFileEffect } from './taskFileEffect.ts';
import type { TaskModule } from './taskModule.ts';
import type { TaskOddity } from './taskOddity.ts';
import type { TaskReach } from './taskReach.ts';
import type { TaskType } from './taskType.ts';
import type { Time } from './time.ts';

export interface FiledTask {
  id: PublicId;
  effect: TaskFileEffect;
  type: TaskType;
  module: TaskModule;
  /** @maxItems 3 */
  devices: DeviceType[];
  /** @maxLength 100 */
  title: string;
  coins: number;
  credit: number;
  consolationCoins: number;
  /** @nullable */
  declaredMinutes: number | null;
  /**
     * null without a limit.
     * @nullable
     */
  seats: number | null;
  /**
     * @maxItems 400
     * @items.maxLength 40
     */
  cities: string[];
  minimumQuality: number;
  startsAt: Time;
  /** @nullable */
  endsAt: string | null;
  /** @maxLength 2000 */
  description: string;
  /** @maxItems 10 */
  steps: FiledTaskStepsItem[];
  /**
     * @maxItems 5
     * @items.maxLength 100
     */
  dos: string[];
  /**
     * @maxItems 5
     * @items.maxLength 100
     */
  donts: string[];
  /** @maxLength 300 */
  quitting: string;
  /**
     * Attributes that members must have.
     * @maxItems 10
     * @items.maxLength 20
     */
  wanted: string[];
  /**
     * How many members have them now, at most 10,000; null if one of them is sensitive and can not be counted.
     * @nullable
     */
  matching: number | null;
  matchingIsCapped: boolean;
  /** Which of the counted members could start it today; null if they can not be counted. */
  reachToday: TaskReach | null;
  /** @maxItems 300 */
  questions: FiledTaskQuestionsItem[];
  /** @maxItems 100 */
  quotas: FiledTaskQuotasItem[];
  branches: TaskBranches;
  /** @maxItems 2 */
  oddities: TaskOddity[];
}
