/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SavedView } from './savedView.ts';

export type SaveView200 = Envelope & {
  data: SavedView;
};
