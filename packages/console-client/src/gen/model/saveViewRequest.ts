/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ViewColumns } from './viewColumns.ts';
import type { ViewedList } from './viewedList.ts';
import type { ViewFilters } from './viewFilters.ts';
import type { ViewName } from './viewName.ts';

export interface SaveViewRequest {
  list: ViewedList;
  name: ViewName;
  filters: ViewFilters;
  columns: ViewColumns | null;
  /** Whether all operators see it. */
  isShared: boolean;
}
