/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Id } from './id.ts';

export interface PeopleTagRequest {
  id: Id;
  /**
     * @minLength 1
     * @maxLength 20
     */
  name: string;
}
