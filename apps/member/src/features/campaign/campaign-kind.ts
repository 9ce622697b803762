import type { Campaign, CampaignEntrant, CampaignPrize, CampaignProof, SealedDraw } from '@yayan/api-client';
import type { ComponentType } from 'react';

type Panel = ComponentType<{ campaign: Campaign }>;

/** What a draw is checked against, once the seed is public. */
export interface PublicLists {
  seed: string;
  proof: CampaignProof;
  entrants: readonly CampaignEntrant[];
}

/** What differs between campaigns by kind, which the document names `face`. */
export interface CampaignKind {
  /** What the page is called while its campaign, which has a title of its own, is not known. */
  title: string;
  /** What the first two views are called; the third is the proof everywhere. */
  views: readonly [draw: string, records: string];
  Art: ComponentType;
  /** Where members take part. */
  MainPanel: Panel;
  /** What became of it. */
  ResultPanel: Panel;
  prizes: {
    title: (campaign: Campaign) => string;
    odds: (prize: CampaignPrize, campaign: Campaign) => string;
    /** What those get who win nothing. */
    note: (campaign: Campaign) => string;
  };
  /** Whether members draw by published odds, and winners are listed all along; 锦鲤 has one winner, after its end. */
  membersDraw: boolean;
  proof: {
    formula: string;
    /** Whether roll and winner or prize of a draw follow from the seed. */
    isFair: (draw: SealedDraw, lists: PublicLists) => Promise<boolean>;
  };
}
