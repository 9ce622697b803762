/** The mobile that the previous page put into the history entry's state; empty when there is none. */
export const mobileFromHistory = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'mobile' in state && typeof state.mobile === 'string'
    ? state.mobile
    : '';
