import type { ApplicationState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import { deleteExpired } from '../../../platform/database/expiring-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type ApplicationMove,
  type ApplicationRow,
  lockApplication,
  selectApplication,
  selectMoves,
  selectWaitingApplications,
  writeMove,
} from './application-store.ts';
import { type ApplicationDetails, KEPT_DAYS } from './apply.ts';

const DAY_MS = 86_400_000;
/** Days after which a decided application is deleted (rule 7.19). */
const KEPT_AFTER_DECISION_DAYS = 90;

/** The states that may follow each state; a decision may be corrected. */
const NEXT: Readonly<Record<ApplicationState, readonly ApplicationState[]>> = {
  received: ['reviewing', 'accepted', 'declined'],
  reviewing: ['reviewing', 'accepted', 'declined'],
  accepted: ['accepted', 'declined'],
  declined: ['accepted', 'declined'],
};

type Deps = Pick<Platform, 'database' | 'cipher' | 'clock'>;

/** An application as operators see it. */
export interface OpenApplication extends ApplicationRow {
  details: ApplicationDetails;
  moves: readonly ApplicationMove[];
}

/** The applications that wait for us, oldest first. */
export const waitingApplications = async ({ database }: Deps): Promise<ApplicationRow[]> =>
  await selectWaitingApplications(database.read);

/** One application with its details. Refuses with NOT_FOUND. */
export async function showApplication({ database, cipher }: Deps, number: string): Promise<OpenApplication> {
  const row = (await selectApplication(database.read, number)) ?? refuse('NOT_FOUND');
  const details = JSON.parse(cipher.open(row.details_sealed)) as ApplicationDetails; // `apply.ts` sealed this value.
  return { ...row, details, moves: await selectMoves(database.read, row.id) };
}

/** An operator's decision, and the text for the applicant. */
export interface Decision {
  state: ApplicationState;
  note: string | null;
  by: string;
}

/** The states that may follow; the present one corrects the note. */
export const nextStates = (from: ApplicationState): readonly ApplicationState[] => NEXT[from];

/** Refuses a state that may not follow with APPLICATION_DECIDED. */
export const checkMove = (from: ApplicationState, to: ApplicationState): void => {
  if (!nextStates(from).includes(to)) refuse('APPLICATION_DECIDED');
};

/** Moves an application to another state. Refuses with NOT_FOUND and APPLICATION_DECIDED. */
export async function moveApplication(
  { database, clock }: Deps,
  number: string,
  { state, note, by }: Decision,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = (await lockApplication(tx, number)) ?? refuse('NOT_FOUND');
    checkMove(row.state, state);
    const at = clock.now();
    const isDecided = state === 'accepted' || state === 'declined';
    const days = isDecided ? KEPT_AFTER_DECISION_DAYS : KEPT_DAYS;
    await writeMove(
      tx,
      row.id,
      { at, operator: by, state, note },
      new Date((isDecided ? at : row.submitted_at).getTime() + days * DAY_MS),
    );
  });
}

/** Deletes applications and arrivals whose retention is over (rules 7.19, 7.20). */
export async function deleteOldApplications({ database, clock }: Deps): Promise<void> {
  await deleteExpired(database.read, 'applications', clock.now());
  await deleteExpired(database.read, 'channel_arrivals', clock.now());
}
