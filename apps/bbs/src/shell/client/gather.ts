/**
 * Calls `run` with what was given: the first at once, what follows within `ms` together afterwards. A busy group sends 50
 * pieces of news a second, and a page needs to fetch only once for all of them.
 */
export const gather = <Item>(run: (items: ReadonlySet<Item>) => void, ms: number): ((item: Item) => void) => {
  const waiting = new Set<Item>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = (): void => {
    timer = undefined;
    if (waiting.size === 0) return;
    const items = new Set(waiting);
    waiting.clear();
    timer = setTimeout(flush, ms);
    run(items);
  };
  return (item) => {
    waiting.add(item);
    if (timer === undefined) flush();
  };
};
