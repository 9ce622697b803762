import { validate as isUuid } from 'uuid';
import type { Connection } from '../../platform/database/database.ts';
import type { RecordOf, Subject } from '../../modules/feedback/api.ts';
import { lossRow } from '../../modules/ledger/module.ts';
import { resultFacts } from '../../modules/task/module.ts';

type Found = Awaited<ReturnType<RecordOf>>;

const ofMember = (memberId: string): Found => ({ kind: 'member', subject: memberId });

/** What moved the coins of a row: a participation, an order, or something without a page of its own. */
async function causeOf(db: Connection, memberId: string, rowId: string): Promise<Found> {
  const cause = (await lossRow(db, memberId, rowId))?.cause;
  if (cause === undefined || !isUuid(cause.id)) return ofMember(memberId);
  if (cause.kind === 'participation') return { kind: 'participation', subject: cause.id };
  if (cause.kind === 'exchange' || cause.kind === 'exchangeRefund')
    return { kind: 'order', subject: cause.id };
  return ofMember(memberId);
}

async function participationOf(db: Connection, memberId: string, resultId: string): Promise<Found> {
  const found = await resultFacts(db, memberId, resultId);
  return found === undefined ? null : { kind: 'participation', subject: found.participation.id };
}

const finders: Readonly<
  Record<Subject['type'], (db: Connection, memberId: string, id: string) => Promise<Found> | Found>
> = {
  result: participationOf,
  coins: causeOf,
  order: (_db, _memberId, id) => ({ kind: 'order', subject: id }),
  quality: (_db, memberId) => ofMember(memberId),
  penalty: (_db, memberId) => ofMember(memberId),
  invitation: (_db, memberId) => ofMember(memberId),
};

/** The console's page of the record that a ticket is about; of one that is only in a member's lists, the member's. */
export const ticketRecord: RecordOf = async (db, memberId, { type, id }) =>
  await finders[type](db, memberId, id);
