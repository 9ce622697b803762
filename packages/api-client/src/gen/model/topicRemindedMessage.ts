/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * What the first of them reads; null when nobody is reminded.
 * @nullable
 */
export type TopicRemindedMessage = {
  title: string;
  body: string;
} | null;
