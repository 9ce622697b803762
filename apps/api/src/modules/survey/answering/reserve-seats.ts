import type { Outcome, TaskDeps } from '../../task/api.ts';
import { takeSeat } from '../../task/module.ts';
import type { Screening, SurveyDefinition } from '@yayan/survey-engine';
import type { Interview } from './answering.ts';
import { moveSeats } from '../quota/move-seats.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export type SeatDecision =
  | { readonly isIn: true; readonly cells: readonly string[]; readonly seatUntil: Date | null }
  | { readonly isIn: false; readonly cells: readonly string[]; readonly outcome: Outcome };

/**
 * Acts on the answers of the screening page (rules 3.8 and 3.10): screened out (2), quota full (3), or a seat reserved
 * until the time limit. A person who answers the page again is screened again and keeps the time limit of the first
 * seat.
 */
export async function reserveSeat(
  tx: Tx,
  { ports }: Pick<TaskDeps, 'ports'>,
  { participation, session }: Interview,
  { definition, screening, at }: { definition: SurveyDefinition; screening: Screening; at: Date },
): Promise<SeatDecision> {
  const { taskId } = session;
  if (screening.outcome === 'screenedOut')
    return { isIn: false, cells: session.cells, outcome: { result: 2, at } };
  const { cells } = screening;
  if (!(await moveSeats(tx, taskId, session.cells, cells)))
    return { isIn: false, cells: [], outcome: { result: 3, at } };
  if (participation.seated) return { isIn: true, cells, seatUntil: participation.seatUntil };
  const admission = await ports?.admitScreened?.(tx, taskId, at);
  if (admission?.refusal !== undefined) return { isIn: false, cells, outcome: admission.refusal };
  if (!(await takeSeat(tx, taskId, at))) {
    await admission?.undo();
    return { isIn: false, cells, outcome: { result: 3, at } };
  }
  const seatUntil = new Date(at.getTime() + definition.host.seatMinutes * 60_000);
  return { isIn: true, cells, seatUntil };
}
