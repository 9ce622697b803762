/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ParticipationKind } from './participationKind.ts';

/**
 * A started (or still open) participation and where it goes on.
 */
export interface Participation {
  sessionId: Id;
  kind: ParticipationKind;
  /**
     * Where an external one leads, signed; the path of a group; null otherwise.
     * @maxLength 2000
     * @nullable
     */
  url: string | null;
  /** What the result page is opened with when kind is ended (network, browser or city refused); null otherwise. */
  resultId: Id | null;
}
