import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { deleteDraftsAbout } from './operate/draft-store.ts';
import { deleteVersionsAbout } from './operate/version-store.ts';
import { deleteProposals, selectOwnProposals } from './proposals/proposal-store.ts';

const ALL = 10_000;

export { deleteVotes, selectVotes } from './poll-store.ts';
export { deleteProposals };

/** Every question that a member proposed as a poll, for the export of their data. */
export async function proposalData(db: Connection, memberId: string): Promise<object[]> {
  const proposals = await selectOwnProposals(db, memberId, ALL);
  return proposals.map(({ title, options, days, state, reason, coins, createdAt }) => ({
    title,
    options,
    days,
    state,
    reason,
    coins,
    at: createdAt,
  }));
}

/** Deletes what operators wrote about a member, published or not (rule 13.5). */
export async function eraseTextsAbout(tx: Tx, memberCode: string): Promise<void> {
  await deleteVersionsAbout(tx, memberCode);
  await deleteDraftsAbout(tx, memberCode);
}
