import type { DataOf, ReceiptKind } from '@yayan/contract';
import type { Call } from '../../call/call.ts';
import { refuse } from '../../errors/api-fault.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Platform } from '../../platform/platform.ts';
import type { Receipt } from './receipt-text.ts';
import { publicKeys, signReceipt } from './sign-receipt.ts';

/** What a receipt says about one record. */
export type ReceiptFacts = Pick<Receipt, 'number' | 'title' | 'facts'>;

/** What receipts need from other areas. */
export interface ReceiptDeps {
  readonly platform: Pick<Platform, 'config' | 'keys' | 'database' | 'clock'>;
  /** The code by which support knows a member. */
  readonly memberCodeOf: (db: Connection, memberId: string) => Promise<string>;
  /** A member's own record of each kind; undefined if there is none. */
  readonly recordOf: Readonly<
    Record<ReceiptKind, (db: Connection, memberId: string, id: string) => Promise<ReceiptFacts | undefined>>
  >;
}

/** Signs what we recorded about one of the member's own records (rule 3.39). Refuses all others with NOT_FOUND. */
export async function getReceipt(
  { platform: { config, keys, database, clock }, memberCodeOf, recordOf }: ReceiptDeps,
  { caller: { memberId }, params: { kind, id } }: Call<'getReceipt'>,
): Promise<DataOf<'getReceipt'>> {
  const db = database.read;
  const { number, title, facts } = (await recordOf[kind](db, memberId, id)) ?? refuse('NOT_FOUND');
  return signReceipt(keys.receipts, {
    format: 'yayan-receipt-1',
    kind,
    id,
    number,
    title,
    holder: await memberCodeOf(db, memberId),
    facts,
    issuer: config.contact.company.name,
    issuedAt: clock.now().toISOString(),
  });
}

/** The keys by which anybody checks a receipt. */
export const listReceiptKeys = async ({
  platform: { keys },
}: ReceiptDeps): Promise<DataOf<'listReceiptKeys'>> => ({
  items: publicKeys(keys.receipts),
});
