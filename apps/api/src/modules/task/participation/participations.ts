import type { Participation } from '../participation.ts';

/* What other areas may read and store of participations. */
export {
  type Expired,
  findByResult,
  findByTask,
  findExpired,
  findParticipation,
  findParticipations,
  forgetParticipation,
  lockOfGuest,
  lockParticipation,
  noteCorrection,
  noteEarning,
  noteProgress,
} from './participation-store.ts';

/** Whether the seat's time is over, even if no job has ended it yet. */
export const isSeatOver = ({ result, seatUntil }: Participation, now: Date): boolean =>
  result === 0 && seatUntil !== null && seatUntil <= now;
