import type { Origin } from '../../../call/call.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { isUsable, useOnce } from '../../../platform/database/expiring-rows.ts';
import type { Platform } from '../../../platform/platform.ts';
import { createOneTimeTokens } from '../one-time-token.ts';
import type { ProviderAccount } from './sns-binding-store.ts';
import { insertSnsTicket, type SnsTicketKind, type SnsTicketRow } from './sns-ticket-store.ts';
import type { ProvenMobile } from '../members/register-ticket-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

const LASTS_MS = 10 * 60_000;

/** The facts that a ticket proves: an account, and for `merge` a member, for `register` a mobile. */
type TicketFacts =
  | { kind: 'bind' }
  | { kind: 'merge'; memberId: string }
  | { kind: 'register'; mobile: ProvenMobile };

/**
 * Proof of a third-party account between the steps of binding. Works once, for 10 minutes, on one device; stored as a
 * hash.
 */
export interface SnsTickets {
  issue(db: Connection, account: ProviderAccount, facts: TicketFacts, origin: Origin): Promise<string>;
  canUse(kind: SnsTicketKind, ticket: string, origin: Origin): Promise<boolean>;
  /** Uses a ticket up with the transaction; undefined if it is not valid on this device or not valid any more. */
  use(tx: Tx, kind: SnsTicketKind, ticket: string, origin: Origin): Promise<SnsTicketRow | undefined>;
}

export function createSnsTickets(
  platform: Pick<Platform, 'database' | 'clock' | 'random' | 'keys'>,
): SnsTickets {
  const { database, clock } = platform;
  const tickets = createOneTimeTokens(platform, 'sns ticket', 32);
  const device = createOneTimeTokens(platform, 'sns ticket device', 16);
  const which = (
    kind: SnsTicketKind,
    ticket: string,
    { deviceId }: Origin,
  ): { ticket_hash: string; kind: SnsTicketKind; device_hash: string } => ({
    ticket_hash: tickets.hash(ticket),
    kind,
    device_hash: device.hash(deviceId ?? ''),
  });
  return {
    issue: async (db, account, facts, origin) => {
      const ticket = tickets.make();
      const { type, subject_index, subject_sealed, nickname_sealed } = account;
      await insertSnsTicket(db, {
        ...which(facts.kind, ticket, origin),
        type,
        subject_index,
        subject_sealed,
        nickname_sealed,
        member_id: facts.kind === 'merge' ? facts.memberId : null,
        mobile_sealed: facts.kind === 'register' ? facts.mobile.mobile_sealed : null,
        mobile_index: facts.kind === 'register' ? facts.mobile.mobile_index : null,
        expires_at: new Date(clock.now().getTime() + LASTS_MS),
      });
      return ticket;
    },
    canUse: async (kind, ticket, origin) =>
      await isUsable(database.read, 'sns_tickets', which(kind, ticket, origin), clock.now()),
    use: async (tx, kind, ticket, origin) =>
      await useOnce(tx, 'sns_tickets', which(kind, ticket, origin), clock.now()),
  };
}
