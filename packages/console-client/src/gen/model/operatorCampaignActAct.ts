/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type OperatorCampaignActAct = typeof OperatorCampaignActAct[keyof typeof OperatorCampaignActAct];


export const OperatorCampaignActAct = {
  import: 'import',
  publish: 'publish',
  revise: 'revise',
  pause: 'pause',
  resume: 'resume',
  move: 'move',
  end: 'end',
} as const;
