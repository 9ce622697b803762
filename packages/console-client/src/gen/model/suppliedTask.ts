/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */

export interface SuppliedTask {
  /** @maxLength 24 */
  taskId: string;
  /** @maxLength 200 */
  title: string;
  /**
     * What the supplier calls it.
     * @maxLength 100
     */
  survey: string;
  /** @nullable */
  minimumSeconds: number | null;
  /**
     * Since when the supplier calls it closed.
     * @nullable
     */
  closedAt: string | null;
  /**
     * Since when nobody is sent there for it.
     * @nullable
     */
  endedAt: string | null;
}
