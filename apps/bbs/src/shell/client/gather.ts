/**
 * Calls `run` with the given items: with the first one at once, with those of the next `ms` together afterwards. A busy group
 * sends 50 live events a second, and a page needs only one call for all of them.
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
