import type { Campaign, CampaignPrize } from '@yayan/api-client';
import type { ComponentType } from 'react';

type Panel = ComponentType<{ campaign: Campaign }>;

/** What differs between campaigns by kind; the API document calls the kind `face`. */
export interface CampaignKind {
  /** The names of the first two views; the third is always the proof. */
  views: readonly [draw: string, records: string];
  /** The panel in which members take part. */
  MainPanel: Panel;
  /** Shows the results. */
  ResultPanel: Panel;
  prizes: {
    title: (campaign: Campaign) => string;
    odds: (prize: CampaignPrize, campaign: Campaign) => string;
    /** What members get who win nothing. */
    note: (campaign: Campaign) => string;
  };
  /**
   * Whether members draw by published odds, with winners listed at all times. If not (锦鲤), there is one winner after the end.
   */
  membersDraw: boolean;
  /** How a draw is computed, for members. */
  formula: string;
}
