import type { MergeRequired } from '@yayan/api-client';

/** The next step after a code proved the mobile: `register` when it has no account, `merge` when it has one. */
export type BindNext =
  | { kind: 'register'; mobile: string; registerTicket: string }
  | { kind: 'merge'; merge: MergeRequired };
