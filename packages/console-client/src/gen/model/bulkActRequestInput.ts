/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { BulkAct } from './bulkAct.ts';
import type { BulkActRequestInputQuery } from './bulkActRequestInputQuery.ts';
import type { CardKind } from './cardKind.ts';
import type { Id } from './id.ts';

export type BulkActRequestInput = {
  act: BulkAct;
  /**
     * The chosen objects: ids, numbers of tickets, or kind and id of content as `notice:<id>`.
     * @minItems 1
     * @maxItems 500
     * @items.pattern ^([A-Za-z]{1,20}:)?[0-9A-Za-z-]{1,40}$
     */
  ids?: string[];
  /** Instead of `ids`: the filters of the list, for all that match, at most the first 500. */
  query?: BulkActRequestInputQuery;
  /** Instead of `ids`: what this run did. */
  runId?: Id;
  /**
     * To the members.
     * @minLength 1
     * @maxLength 2000
     */
  text?: string;
  /**
     * Who gets the tickets.
     * @minLength 1
     * @maxLength 32
     */
  owner?: string;
  card?: CardKind;
  /**
     * How long the cards are valid; by default without an end.
     * @minimum 1
     * @maximum 365
     */
  days?: number;
};
