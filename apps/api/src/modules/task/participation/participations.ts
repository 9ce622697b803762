import type { Participation } from '../participation.ts';

/* What other areas may read and store of participations. */
export {
  type ExpiredParticipation,
  findAnyParticipation,
  findByResult,
  findBySupportCode,
  findByTask,
  findExpired,
  findParticipation,
  findParticipations,
  deleteParticipation,
  lockOfGuest,
  lockParticipation,
  storeProgress,
} from './participation-store.ts';
export { storeCorrection, storeEarning } from './ended-store.ts';

/** Whether the seat's time is over, even if no job has ended it yet. */
export const isSeatOver = ({ result, seatUntil }: Participation, now: Date): boolean =>
  result === 0 && seatUntil !== null && seatUntil <= now;
