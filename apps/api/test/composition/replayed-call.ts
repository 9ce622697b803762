import { sql } from 'kysely';
import type { CallAnswer, Asker } from '../calls/call-operation.ts';
import { freshMobile, type TestSystem } from '../system/test-system.ts';

/** A prepared call that moves value. */
export interface PreparedCall {
  /** Makes the call with an idempotency key. */
  call: (idempotencyKey: string) => Promise<CallAnswer>;
  /** Makes the call with another body. */
  other?: (idempotencyKey: string) => Promise<CallAnswer>;
  /** Counts what the call creates; `adds` is what one call adds to the count. */
  count: () => Promise<number>;
  adds: number;
}

/** The system on which a call is prepared. */
export interface Stage {
  system: TestSystem;
  /** Signs in a new member. */
  join: () => Promise<Asker>;
  /** Signs in the newest member again, for example after their session has ended. */
  rejoin: () => Promise<Asker>;
}

/** A stage whose members each have their own network address, so that all together stay below the address limit. */
export function stageOn(system: TestSystem, firstMember = 700): Stage {
  let members = firstMember;
  return {
    system,
    join: async () => {
      members += 1;
      return { ...(await system.signIn(freshMobile(members))), address: `198.51.100.${members % 256}` };
    },
    rejoin: async () => await system.signIn(freshMobile(members)),
  };
}

type OwnedTable =
  | 'course_passes'
  | 'ledger_transfers'
  | 'campaign_draws'
  | 'orders'
  | 'tickets'
  | 'ticket_entries';

/** Resolves to a function that counts the member's rows of these tables together. */
export async function rowsOf(
  system: TestSystem,
  who: Asker,
  tables: readonly OwnedTable[],
): Promise<PreparedCall['count']> {
  const { id } = await system.get('getAccount', {}, who);
  const rows = tables.map((table) => sql`select from ${sql.table(table)} where member_id = ${id}::uuid`);
  return async () => {
    const counted = await sql<{ count: number }>`
      select count(*)::int as count from (${sql.join(rows, sql` union all `)}) as counted`.execute(
      system.platform.database.read,
    );
    return counted.rows[0]?.count ?? 0;
  };
}
