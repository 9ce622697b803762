/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ViewedList } from './viewedList.ts';

export type ListSavedViewsParams = {
/**
 * The list.
 */
list: ViewedList;
};
