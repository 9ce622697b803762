import type { Arrow } from './import-graph.ts';

/** Marks of Tarjan's algorithm. */
interface Visit {
  index: number;
  low: number;
  open: boolean;
}

/**
 * The groups of nodes that reach each other, one list each: no node in a list can be read, loaded or moved without all the
 * others. A single node isn't a circle.
 */
export const circles = (arrows: readonly Pick<Arrow, 'from' | 'to'>[]): readonly (readonly string[])[] => {
  const targets = new Map<string, string[]>();
  for (const { from, to } of arrows) targets.set(from, [...(targets.get(from) ?? []), to]);
  const visits = new Map<string, Visit>();
  const open: string[] = [];
  const found: string[][] = [];
  const visit = (node: string): Visit => {
    const own: Visit = { index: visits.size, low: visits.size, open: true };
    visits.set(node, own);
    open.push(node);
    for (const target of targets.get(node) ?? []) {
      const known = visits.get(target);
      if (known === undefined) own.low = Math.min(own.low, visit(target).low);
      else if (known.open) own.low = Math.min(own.low, known.index);
    }
    if (own.low === own.index) {
      const group = open.splice(open.indexOf(node));
      for (const member of group) {
        const mark = visits.get(member);
        if (mark) mark.open = false;
      }
      if (group.length > 1) found.push(group.toSorted());
    }
    return own;
  };
  for (const { from } of arrows) if (!visits.has(from)) visit(from);
  return found;
};
