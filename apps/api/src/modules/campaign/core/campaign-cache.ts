import { LRUCache } from 'lru-cache';
import type { Database } from '../../../platform/database/database.ts';
import { onceFor } from '../../../platform/once-for.ts';
import type { Campaign, Odds, Prize } from './campaign.ts';
import { selectPrizes, selectVersioned } from './campaign-store.ts';
import { selectOddsInForce } from './odds-store.ts';

/** A published campaign as one server keeps it in memory. */
export interface CachedCampaign {
  /** Which version of its row this is: another one names another transaction. */
  rowVersion: string;
  campaign: Campaign;
  odds: Odds;
  /** By id. What they are never changes; their number does, and isn't kept. */
  prizes: ReadonlyMap<string, Omit<Prize, 'stock' | 'remaining'>>;
}

/** The versions that the database has. */
export interface Versions {
  rowVersion: string;
  oddsVersion: number;
}

const MOST = 200;
const cacheOf = onceFor<Database, LRUCache<string, CachedCampaign>>(() => new LRUCache({ max: MOST }));

/** A campaign as this server read it last, which may be outdated; undefined for one that isn't published. */
export async function cachedCampaign(database: Database, id: string): Promise<CachedCampaign | undefined> {
  return cacheOf(database).get(id) ?? (await readFresh(database, id));
}

/** The campaign of these versions; undefined where the database has others by now. */
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
