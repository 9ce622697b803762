/** Whether a path belongs to survey running (`/v1/process/*`), whose calls are not cache-busted and are silent. */
export const isProcessCall = (url: string): boolean => /^\/v1\/process(?:[/?#]|$)/.test(url);
