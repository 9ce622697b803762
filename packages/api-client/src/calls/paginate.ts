import type { CallOptions } from './call.ts';

/** A page of a list, and the cursor of the next page; null after the last. */
export interface CursorPage<Item = unknown> {
  readonly items: readonly Item[];
  readonly nextCursor: string | null;
}

/**
 * Iterates over the pages of a list, and requests the next page when the loop continues. Pages of some lists have more fields
 * than items, for example totals.
 *
 * @example
 * ```ts
 * for await (const { items, available } of pages(listPoints, { limit: 100 })) show(items, available);
 * ```
 */
export async function* pages<Params extends { cursor?: string }, Page extends CursorPage>(
  list: (params: Params, options?: CallOptions) => Promise<Page>,
  params?: Omit<Params, 'cursor'>,
  options?: CallOptions,
): AsyncGenerator<Page, void, undefined> {
  let cursor: string | null = null;
  do {
    // The cursor is the one field that `params` leaves out.
    const asked = { ...params, ...(cursor !== null && { cursor }) } as Params;
    const page: Page = await list(asked, options);
    yield page;
    // If the server returned the same cursor twice, the loop would never end.
    cursor = page.nextCursor === cursor ? null : page.nextCursor;
  } while (cursor !== null);
}

/**
 * Iterates over the items of a list, and requests the next page when one is used up.
 *
 * @example
 * ```ts
 * for await (const row of paginate(listPoints, { limit: 100 })) console.log(row.amount);
 *
 * // A list under an id:
 * for await (const topic of paginate((page) => listTopics({ ...page, groupId }))) console.log(topic);
 * ```
 */
export async function* paginate<Params extends { cursor?: string }, Item>(
  list: (params: Params, options?: CallOptions) => Promise<CursorPage<Item>>,
  params?: Omit<Params, 'cursor'>,
  options?: CallOptions,
): AsyncGenerator<Item, void, undefined> {
  for await (const { items } of pages(list, params, options)) yield* items;
}
