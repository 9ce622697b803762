/**
 * Whether a path belongs to answering surveys (`/v1/process/*`). These calls have no cache-busting parameter and are silent.
 */
export const isProcessCall = (url: string): boolean => /^\/v1\/process(?:[/?#]|$)/.test(url);
