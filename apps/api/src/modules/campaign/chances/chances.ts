import { ChanceCause } from '@yayan/contract';
import type { Connection } from '../../../platform/database/database.ts';
import type { Campaign } from '../core/campaign.ts';
import type { CampaignDeps } from '../core/deps.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { selectPerfectTries } from '../quiz/try-store.ts';
import { type Chance, insertChances, selectChances } from './chance-store.ts';

type Deps = Pick<CampaignDeps, 'earnedBy' | 'platform'>;
/** How a campaign's chances are earned, and in which time. */
type Earning = Pick<Campaign, 'id' | 'ways' | 'startsAt' | 'endsAt'>;

/** A member's chances in a campaign. */
export interface ChancesLeft {
  left: number;
  earned: { cause: ChanceCause; count: number }[];
}

/** Counts a member's chances: stored ones, and those earned since (rule 12.3). Changes nothing. */
export async function countChances(
  deps: Deps,
  db: Connection,
  campaign: Earning,
  memberId: string,
): Promise<ChancesLeft> {
  const stored = await selectChances(db, { campaignId: campaign.id, memberId });
  const known = new Set(stored.map(keyOf));
  const fresh = (await readEarnedChances(deps, db, campaign, memberId)).filter(
    (one) => !known.has(keyOf(one)),
  );
  const counts = Map.groupBy([...stored, ...fresh], ({ cause }) => cause);
  return {
    left: stored.filter(({ draw }) => draw === null).length + fresh.length,
    earned: campaign.ways.map(({ cause }) => ({ cause, count: counts.get(cause)?.length ?? 0 })),
  };
}

/** The chance that a draw spends, and how many are left after it. */
export interface Spending {
  chance: Chance;
  /** The earned chances that the draw stores: all of them if it spends one of them, otherwise none. */
  fresh: Chance[];
  left: number;
}

/** The chance that the next draw spends: the oldest stored one, otherwise the oldest one earned since. */
export function spendingOf(
  stored: readonly (Chance & { draw: number | null })[],
  earned: readonly Chance[],
): Spending | undefined {
  const known = new Set(earned.length > 0 ? stored.map(keyOf) : []);
  const fresh = earned.filter((one) => !known.has(keyOf(one)));
  const open = stored.filter(({ draw }) => draw === null);
  const [first, ...others] = open.length > 0 ? open : fresh;
  if (first === undefined) return undefined;
  const chance = others.reduce<Chance>((oldest, one) => (isOlder(one, oldest) ? one : oldest), first);
  return { chance, fresh: open.length > 0 ? [] : fresh, left: open.length + fresh.length - 1 };
}

/** Chances of the same moment are spent in the order of their causes. */
const isOlder = (one: Chance, other: Chance): boolean => {
  const younger = one.at.getTime() - other.at.getTime();
  return younger === 0 ? keyOf(one) < keyOf(other) : younger < 0;
};

/** Stores the chances that a member has earned. A chance is keyed by its cause, so no cause counts twice. */
export async function collectChances(
  deps: Deps,
  tx: Tx,
  campaign: Campaign,
  memberId: string,
): Promise<void> {
  const earned = await readEarnedChances(deps, tx, campaign, memberId);
  await insertChances(tx, { campaignId: campaign.id, memberId }, earned);
}

const keyOf = ({ cause, causeId, nth }: Chance): string => `${cause}:${causeId}:${nth}`;

/** The chances that a member has earned so far, of all causes. */
export async function readEarnedChances(
  { earnedBy }: Deps,
  db: Connection,
  { ways, startsAt, endsAt }: Earning,
  memberId: string,
): Promise<Chance[]> {
  const chances: Chance[] = [];
  for (const { cause, chances: each } of ways) {
    const earned =
      cause === ChanceCause.Quiz
        ? await selectPerfectTries(db, memberId, { from: startsAt, upto: endsAt })
        : await earnedBy[cause](db, memberId, startsAt, endsAt);
    for (const { id, at } of earned)
      for (let nth = 1; nth <= each; nth += 1) chances.push({ cause, causeId: id, nth, at });
  }
  return chances;
}
