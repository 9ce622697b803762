import type { SnsType } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { ProviderAccount } from './sns-binding-store.ts';

export type SnsTicketKind = 'bind' | 'merge' | 'register';

export interface SnsTicketRow extends ProviderAccount {
  member_id: string | null;
  mobile_sealed: string | null;
  mobile_index: string | null;
}

export async function insertSnsTicket(
  db: Connection,
  ticket: SnsTicketRow & { ticket_hash: string; kind: SnsTicketKind; device_hash: string; expires_at: Date },
): Promise<void> {
  await db.insertInto('sns_tickets').values(ticket).execute();
}

/** Stores an OAuth state. */
export async function insertSnsState(
  db: Connection,
  state: {
    state_hash: string;
    type: SnsType;
    device_hash: string;
    member_id: string | null;
    expires_at: Date;
  },
): Promise<void> {
  await db.insertInto('sns_states').values(state).execute();
}
