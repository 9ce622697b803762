/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export type DecideTicketRequestInputVerdict = typeof DecideTicketRequestInputVerdict[keyof typeof DecideTicketRequestInputVerdict];


export const DecideTicketRequestInputVerdict = {
  upheld: 'upheld',
  reversed: 'reversed',
  partly: 'partly',
} as const;
