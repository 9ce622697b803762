import { type BulkActRequest, runBulkAct } from '@yayan/console-client';
import type { ActDefinition } from '../../act/act-definition.ts';
import type { FilterValues } from '../list-types.ts';

type Input = BulkActRequest['input'];

/** An act on the chosen rows of a list. */
export interface BulkDefinition extends Omit<ActDefinition<Partial<Input>>, 'perform'> {
  act: Input['act'];
}

/** What can be done with the rows of a list. */
export interface Bulk<Item> {
  acts: readonly BulkDefinition[];
  /** What the calls name a row with. */
  idOf: (item: Item) => string;
  /** A row's name, for screen readers. */
  nameOf: (item: Item) => string;
  /** The filters as the list's call takes them, to act on all that match; without it rows are only chosen one by one. */
  queryOf?: (values: FilterValues) => NonNullable<Input['query']>;
}

/** The objects of an act: chosen ones, or all that match. */
export type Target = Pick<Input, 'ids'> | Pick<Input, 'query'>;

/** The act as its dialog does it. A job carries it out, so its title says that it begins. */
export const bulkActOf = (
  { act, consequence, ...definition }: BulkDefinition,
  target: Target,
): ActDefinition<Partial<Input>> => ({
  ...definition,
  consequence: `${consequence}每一项各做各的，做不了的会列出来；可以关掉页面，后台会做完。`,
  perform: (_id, { input, ...request }, key) =>
    runBulkAct({ ...request, input: { ...input, ...target, act } }, { 'Idempotency-Key': key }),
});
