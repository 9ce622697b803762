import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectMobile } from './contact-store.ts';
import type { ProvenMobile } from './register-ticket-store.ts';

/** The sealed mobile of a member. Refuses with UNAUTHORISED when the member no longer exists. */
export async function mobileOf(db: Connection, memberId: string): Promise<ProvenMobile> {
  return (await selectMobile(db, memberId)) ?? refuse('UNAUTHORISED');
}
