/** How long an access token lasts (rule 2.11). */
export const ACCESS_MS = 30 * 60_000;

/** How long an unused refresh token lasts (rule 2.11). */
export const REFRESH_MS = 14 * 24 * 3_600_000;

/** A sign-in ends after this time, even if it was refreshed. */
export const FAMILY_MS = 180 * 24 * 3_600_000;

/** Refreshes within this time of each other count as racing (rule 2.12). */
export const RACE_MS = 30_000;

/** If a sign-in was last used before this time, it has ended, because its refresh token has expired. */
export function idleSince(now: Date): Date {
  return new Date(now.getTime() - REFRESH_MS);
}
