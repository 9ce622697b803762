/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

/**
 * Data of PASSWORD_TRIES_USED.
 */
export interface PasswordLocked {
  /**
     * Seconds until the password may be tried again.
     * @minimum 0
     */
  retryAfterSeconds: number;
}
