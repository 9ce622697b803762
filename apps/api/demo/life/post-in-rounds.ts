import { sql } from 'kysely';
import { cteChain } from '../../src/platform/database/cte-chain.ts';
import type { Tx } from '../../src/platform/database/tx.ts';
import type { Posting } from '../../src/modules/ledger/api.ts';
import { transferStep } from '../../src/modules/ledger/module.ts';

/**
 * Posts gains in the order of time, with a statement for each round: one posting of every member who has one left. A
 * statement for each posting would take most of a first start.
 */
export async function postInRounds(tx: Tx, postings: readonly Posting[]): Promise<void> {
  const rounds: Posting[][] = [];
  const posted = new Map<string, number>();
  for (const posting of postings.toSorted((a, b) => a.at.getTime() - b.at.getTime())) {
    const round = posted.get(posting.memberId) ?? 0;
    posted.set(posting.memberId, round + 1);
    (rounds[round] ??= []).push(posting);
  }
  for (const round of rounds) {
    const ids = round.map(({ memberId }) => memberId);
    const who = { name: 'who', statement: sql`select unnest(${ids}::uuid[]) as member_id` };
    const moved = transferStep(round, who);
    // A statement that nothing reads would not run.
    await cteChain([who, moved], sql`select from ${sql.id(moved.name)}`).execute(tx);
  }
}
