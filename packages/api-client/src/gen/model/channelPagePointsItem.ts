/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type ChannelPagePointsItem = {
  title: string;
  text: string;
};
