/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface PeopleTag {
  id: Id;
  name: string;
  /** @minimum 0 */
  people: number;
}
