const USUAL_LIMIT = 20;

/** One page of a list. The cursor is the index of its first item. */
export const pageOf = <Item>(
  all: readonly Item[],
  query: URLSearchParams,
): { items: Item[]; nextCursor: string | null } => {
  const from = Number(query.get('cursor') ?? 0);
  const to = from + Number(query.get('limit') ?? USUAL_LIMIT);
  return { items: all.slice(from, to), nextCursor: to < all.length ? String(to) : null };
};
