/** What an access token lasts (decisions §2). */
export const ACCESS_MS = 30 * 60_000;

/** What a refresh token lasts that nobody uses (decisions §2). */
export const REFRESH_MS = 14 * 24 * 3_600_000;

/** However often it was refreshed, a sign-in ends after this. */
export const FAMILY_MS = 180 * 24 * 3_600_000;

/** Refreshes that race each other come within this (rule 2.12). */
export const RACE_MS = 30_000;

/** A sign-in that was last used before this can't be used any more: its refresh token has expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - REFRESH_MS);
}
