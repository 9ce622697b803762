/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CalendarDay } from './calendarDay.ts';
import type { CardKind } from './cardKind.ts';
import type { CardTarget } from './cardTarget.ts';
import type { Time } from './time.ts';

/**
 * What using the card does.
 */
export interface CardEffect {
  kind: CardKind;
  target: CardTarget;
  /** The missed day it fills, or null. */
  day: CalendarDay | null;
  /**
     * The effect in words, for the confirmation.
     * @maxLength 200
     */
  text: string;
  /**
     * Coins paid at once, or null when that depends on what comes next.
     * @minimum 0
     * @nullable
     */
  coins: number | null;
  /**
     * Today's place in the streak after it, or null.
     * @minimum 1
     * @maximum 7
     * @nullable
     */
  streakDay: number | null;
  /** How long it waits for its target; null when it works at once. */
  until: Time | null;
}
