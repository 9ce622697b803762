import type { BindRequired } from '@yayan/api-client';

/** Reads the third-party account to bind from the history entry's state, which survives a reload but isn't in a new tab. */
export const bindRequiredOf = (state: unknown): BindRequired | undefined =>
  typeof state === 'object' && state !== null && 'bindTicket' in state && 'type' in state
    ? // The callback page stored the server's answer unchanged.
      (state as BindRequired)
    : undefined;
