/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AppReleaseDraftKind } from './appReleaseDraftKind.ts';
import type { ContentMoment } from './contentMoment.ts';

export interface AppReleaseDraft {
  kind: AppReleaseDraftKind;
  /**
     * @maxLength 20
     * @pattern ^\d+(\.\d+){1,3}$
     */
  version: string;
  /**
     * @minLength 2
     * @maxLength 40
     * @pattern \S
     */
  minimumSystem: string;
  /**
     * @maxLength 300
     * @pattern ^https://[^\s/?#]+\S*$
     */
  url: string;
  /**
     * The store's name; null for a package, which then needs its size and its SHA-256.
     * @minLength 2
     * @maxLength 30
     * @nullable
     * @pattern \S
     */
  store: string | null;
  /**
     * @minimum 1
     * @maximum 10000000000
     * @nullable
     */
  bytes: number | null;
  /**
     * @nullable
     * @pattern ^[0-9a-f]{64}$
     */
  sha256: string | null;
  releasedAt: ContentMoment | null;
  /**
     * @maxItems 10
     * @items.minLength 2
     * @items.maxLength 80
     * @items.pattern \S
     */
  notes: string[];
}
