import type { CampaignWinner, SealedDraw } from '@yayan/api-client';
import type { World } from '../world.ts';

/** A draw as everybody sees it, before it is sealed. */
type PublicDraw = Omit<SealedDraw, 'position' | 'head'>;

/** What members did in one campaign, as everybody sees it. */
export interface PublicLists {
  /** Oldest first. */
  readonly draws: PublicDraw[];
  /** Newest first. */
  readonly winners: CampaignWinner[];
  /** Pseudonyms of who entered. They have no list yet: it is published when it is closed. */
  readonly entrants: Set<string>;
  /** Pseudonyms of all who have been here. */
  readonly pseudonyms: string[];
}

const lists = new WeakMap<World, Map<string, PublicLists>>();

/** The public lists of a campaign since the mock started. */
export const publicListsOf = (world: World, campaignId: string): PublicLists => {
  const known = lists.get(world) ?? new Map<string, PublicLists>();
  lists.set(world, known);
  const found = known.get(campaignId) ?? { draws: [], winners: [], entrants: new Set(), pseudonyms: [] };
  known.set(campaignId, found);
  return found;
};

const FIRST_PSEUDONYM = Number.parseInt('7Q2MXK9B', 36);
const STEP = 7919;

/** Stands for one more member in the lists of a campaign. */
export const nextPseudonym = ({ pseudonyms }: PublicLists): string => {
  const pseudonym = (FIRST_PSEUDONYM + pseudonyms.length * STEP).toString(36).toUpperCase();
  pseudonyms.push(pseudonym);
  return pseudonym;
};
