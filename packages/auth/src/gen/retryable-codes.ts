// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** The codes of refusals after which the same call may succeed a little later, besides those of HTTP 429 and 5xx. */
export const retryableCodes: readonly number[] = [1060, 1105, 20005, 20032];
