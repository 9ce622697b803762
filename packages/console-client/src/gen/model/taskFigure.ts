/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { JoinResult } from './joinResult.ts';
import type { ParticipationSource } from './participationSource.ts';

export interface TaskFigure {
  source: ParticipationSource;
  result: JoinResult;
  people: number;
  /** Whose coins were taken back. */
  takenBack: number;
  /** Who gave up. */
  givenUp: number;
  /** The coins that they kept. */
  coins: number;
}
