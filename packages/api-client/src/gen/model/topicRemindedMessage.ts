/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * The text as the first recipient reads it; null when nobody is reminded.
 * @nullable
 */
export type TopicRemindedMessage = {
  title: string;
  body: string;
} | null;
