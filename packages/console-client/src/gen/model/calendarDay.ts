/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * A calendar day in Asia/Shanghai.
 * @maxLength 10
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type CalendarDay = string;
