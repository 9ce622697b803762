/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Time } from './time.ts';

/**
 * Who the task is for, and its limits.
 */
export interface TaskLimits {
  /**
     * Who the task looks for, in words.
     * @maxLength 200
     */
  audience: string;
  /**
     * Names of cities; empty is everywhere.
     * @maxItems 400
     * @items.maxLength 30
     */
  cities: string[];
  startsAt: Time;
  /**
     * How long a seat stays reserved after screening, or null without a limit.
     * @minimum 1
     * @nullable
     */
  seatMinutes: number | null;
  /**
     * Seats in all, or null without a limit.
     * @minimum 0
     * @nullable
     */
  seats: number | null;
}
