/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OverviewFiguresItemName = typeof OverviewFiguresItemName[keyof typeof OverviewFiguresItemName];


export const OverviewFiguresItemName = {
  members: 'members',
  answers: 'answers',
  coins: 'coins',
  screenedOut: 'screenedOut',
  toldEarly: 'toldEarly',
} as const;
