import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import { onceFor } from '../../../platform/once-for.ts';
import type { Campaign, Odds, Prize } from './campaign.ts';
import { selectPrizes, selectVersioned } from './campaign-store.ts';
import { selectOddsInForce } from './odds-store.ts';

/** A published campaign in the cache of one server. */
export interface CachedCampaign {
  /** The version of its row: the id of the transaction that wrote it. */
  rowVersion: string;
  campaign: Campaign;
  odds: Odds;
  /** By id. The cache leaves out the numbers of pieces, because only these change. */
  prizes: ReadonlyMap<string, Omit<Prize, 'stock' | 'remaining'>>;
}

/** The current versions in the database. */
export interface Versions {
  rowVersion: string;
  oddsVersion: number;
}

const MOST = 200;
const cacheOf = onceFor<Database, LRUCache<string, CachedCampaign>>(() => new LRUCache({ max: MOST }));

/** A campaign from the cache, which may be outdated; undefined if it isn't published. */
export async function cachedCampaign(database: Database, id: string): Promise<CachedCampaign | undefined> {
  return cacheOf(database).get(id) ?? (await readFresh(database, id));
}

/** The campaign with these versions; undefined if the database has newer ones by now. */
export async function campaignOfVersion(
  database: Database,
  kept: CachedCampaign,
  versions: Versions,
): Promise<CachedCampaign | undefined> {
  if (isOf(kept, versions)) return kept;
  const fresh = await readFresh(database, kept.campaign.id);
  return fresh && isOf(fresh, versions) ? fresh : undefined;
}

const isOf = ({ rowVersion, odds }: CachedCampaign, versions: Versions): boolean =>
  rowVersion === versions.rowVersion && odds.version === versions.oddsVersion;

async function readFresh(database: Database, id: string): Promise<CachedCampaign | undefined> {
  const row = await selectVersioned(database.read, id);
  const odds = await selectOddsInForce(database.read, id);
  if (row === undefined || odds === undefined) return undefined;
  const prizes = await selectPrizes(database.read, id);
  const kept = { ...row, odds, prizes: new Map(prizes.map((prize) => [prize.id, prize])) };
  cacheOf(database).set(id, kept);
  return kept;
}
