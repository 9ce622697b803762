import type { MergeRequired } from '@yayan/api-client';

/** Where the mobile's answer leads: it has no account, or it has one. */
export type Next =
  | { kind: 'register'; mobile: string; registerTicket: string }
  | { kind: 'merge'; merge: MergeRequired };
