import type { ApplicationState } from '@yayan/contract';
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

/** One application with its details. Throws if none has this number. */
export async function showApplication({ database, cipher }: Deps, number: string): Promise<OpenApplication> {
  const row = await selectApplication(database.read, number);
  if (row === undefined) throw new Error(`There is no application ${number}: list shows those that wait`);
  const details = JSON.parse(cipher.open(row.details_sealed)) as ApplicationDetails; // `apply.ts` sealed this value.
  return { ...row, details, moves: await selectMoves(database.read, row.id) };
}

/** An operator's decision, and the text for the applicant. */
export interface Decision {
  state: ApplicationState;
  note: string | null;
  by: string;
}

/** Moves an application to another state. Throws if that state may not follow. */
export async function moveApplication(
  { database, clock }: Deps,
  number: string,
  { state, note, by }: Decision,
): Promise<void> {
  await database.transaction(async (tx) => {
    const row = await lockApplication(tx, number);
    if (row === undefined) throw new Error(`There is no application ${number}: list shows those that wait`);
    if (!NEXT[row.state].includes(state))
      throw new Error(`An application that is ${row.state} can't become ${state}`);
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
