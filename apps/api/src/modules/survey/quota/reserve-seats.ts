import type { Transaction } from 'kysely';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Outcome } from '../../task/participation/end-participation.ts';
import { takeSeat } from '../../task/tasks.ts';
import type { Answering } from '../answering/answering.ts';
import type { SurveyDefinition } from '../engine/definition/definition.ts';
import type { Screening } from '../engine/run/screen.ts';
import { moveSeats } from './move-seats.ts';

export type Seating =
  | { readonly isIn: true; readonly cells: readonly string[]; readonly seatUntil: Date | null }
  | { readonly isIn: false; readonly cells: readonly string[]; readonly outcome: Outcome };

/**
 * Acts on the answers of the screening page (decisions §3): screened out (2), no seat left (3), or a seat reserved
 * until the time limit. Who answers it again is screened again, and keeps the time of their first seat.
 */
export async function seat(
  tx: Transaction<Schema>,
  { participation, session }: Answering,
  definition: SurveyDefinition,
  screening: Screening,
  at: Date,
): Promise<Seating> {
  if (screening.outcome === 'screenedOut')
    return { isIn: false, cells: session.cells, outcome: { result: 2, at } };
  const full: Seating = { isIn: false, cells: [], outcome: { result: 3, at } };
  if (!(await moveSeats(tx, session.taskId, session.cells, screening.cells))) return full;
  if (participation.seated) return { isIn: true, cells: screening.cells, seatUntil: participation.seatUntil };
  if (!(await takeSeat(tx, session.taskId))) return { ...full, cells: screening.cells };
  const seatUntil = new Date(at.getTime() + definition.host.seatMinutes * 60_000);
  return { isIn: true, cells: screening.cells, seatUntil };
}
