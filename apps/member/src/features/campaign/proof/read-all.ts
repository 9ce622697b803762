type Page<Item> = (cursor: { cursor?: string }) => Promise<{ items: Item[]; nextCursor: string | null }>;

/** Reads all pages of a public list. */
export const readAll = async <Item>(page: Page<Item>): Promise<Item[]> => {
  const all: Item[] = [];
  for (let cursor: string | null | undefined; cursor !== null;) {
    const { items, nextCursor } = await page(cursor === undefined ? {} : { cursor });
    all.push(...items);
    cursor = nextCursor;
  }
  return all;
};
