/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { GroupMove } from './groupMove.ts';

export interface GroupMoveRequest {
  move: GroupMove;
}
