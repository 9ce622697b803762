/** The mobile in the history entry's state, from the previous page or from before a reload; empty when there is none. */
export const mobileFromHistory = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'mobile' in state && typeof state.mobile === 'string'
    ? state.mobile
    : '';
