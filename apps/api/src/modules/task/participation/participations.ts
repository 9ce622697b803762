import type { Transaction } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import {
  deleteUnpaid,
  type Expired,
  lockAnyOf,
  lockRow,
  noteEarningRow,
  noteRow,
  readByResult,
  readByTask,
  readExpired,
  readMany,
  readParticipation,
} from './participation-store.ts';
export type { Expired } from './participation-store.ts';
import type { Earning, Participation } from './participation.ts';

/** A participation by its id; undefined if it isn't the member's. */
export const findParticipation = (
  db: Connection,
  memberId: string,
  id: string,
): Promise<Participation | undefined> => readParticipation(db, memberId, id);

/** The member's participation in a task. */
export const findByTask = (
  db: Connection,
  memberId: string,
  taskId: string,
): Promise<Participation | undefined> => readByTask(db, memberId, taskId);

/** An ended participation by its result id; undefined if it isn't the member's. */
export const findByResult = (
  db: Connection,
  memberId: string,
  resultId: string,
): Promise<Participation | undefined> => readByResult(db, memberId, resultId);

/** Like `findParticipation`, with the row locked until the transaction ends. */
export const lockParticipation = (
  tx: Transaction<Schema>,
  memberId: string,
  id: string,
): Promise<Participation | undefined> => lockRow(tx, memberId, id);

/** Stores an open participation's progress (percent of its pages) and its seat. */
export const noteProgress = (
  tx: Transaction<Schema>,
  participation: Pick<Participation, 'memberId' | 'id'>,
  noted: { progress: number; seated: boolean; seatUntil: Date | null },
): Promise<void> => noteRow(tx, participation, noted);

/** Stores the reward's state of an ended participation. Only the ledger moves the coins. */
export const noteEarning = (
  tx: Transaction<Schema>,
  participation: Pick<Participation, 'memberId' | 'id'>,
  earning: Earning,
): Promise<void> => noteEarningRow(tx, participation, earning);

/** Whether the seat's time is over, even if no job has ended it yet. */
export const isSeatOver = ({ result, seatUntil }: Participation, now: Date): boolean =>
  result === 0 && seatUntil !== null && seatUntil <= now;

/** The existing participations among these. For reports. */
export const findParticipations = (
  db: Connection,
  keys: readonly Pick<Participation, 'memberId' | 'id'>[],
): Promise<Participation[]> => readMany(db, keys);

/** Open participations after `after` whose seat time is over, the oldest deadline first. */
export const findExpired = (
  db: Connection,
  now: Date,
  after: Expired | undefined,
  limit: number,
): Promise<Expired[]> => readExpired(db, now, after, limit);

/** A guest's only participation, locked until the transaction ends. */
export const lockOfGuest = (tx: Transaction<Schema>, guestId: string): Promise<Participation | undefined> =>
  lockAnyOf(tx, guestId);

/** Deletes a guest's participation that paid nothing. Members' are kept for ever. */
export const forgetParticipation = (
  tx: Transaction<Schema>,
  participation: Pick<Participation, 'memberId' | 'id'>,
): Promise<void> => deleteUnpaid(tx, participation);
