import type { BindRequired } from '@yayan/api-client';

/** The third-party account that waits to be bound, of the history entry's state: it survives a reload, not a new tab. */
export const bindRequiredOf = (state: unknown): BindRequired | undefined =>
  typeof state === 'object' && state !== null && 'bindTicket' in state && 'type' in state
    ? // Written by the callback page as the server answered it.
      (state as BindRequired)
    : undefined;
