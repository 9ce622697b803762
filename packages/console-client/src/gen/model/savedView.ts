/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';
import type { ViewColumns } from './viewColumns.ts';
import type { ViewFilters } from './viewFilters.ts';
import type { ViewName } from './viewName.ts';

export interface SavedView {
  id: Id;
  name: ViewName;
  filters: ViewFilters;
  columns: ViewColumns | null;
  isShared: boolean;
  isOwn: boolean;
  /** @maxLength 100 */
  madeBy: string;
}
