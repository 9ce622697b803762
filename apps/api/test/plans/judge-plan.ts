/** A node of `explain (format json)`: the fields that we judge. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Order By'?: string;
  Plans?: readonly PlanNode[];
}

const INDEX_SCANS: ReadonlySet<string> = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan']);
/** Nodes that pass rows on one at a time, so that a limit above them ends the scan below. */
const PASSING: ReadonlySet<string> = new Set([
  'Limit',
  'LockRows',
  'Result',
  'Subquery Scan',
  'Append',
  'Merge Append',
  'Nested Loop',
  'Unique',
  'Incremental Sort',
]);

interface Above {
  /** Whether a limit above ends the scan. */
  limited: boolean;
  relation: string | undefined;
}

/**
 * Returns the relations that a plan reads completely. The plan must be made with sequential scans turned off, so a
 * remaining one has no index to use. A scan of a whole index without a condition counts too, unless a limit ends it or
 * the index is partial.
 */
export function readsAll(plan: PlanNode, partialIndexes: ReadonlySet<string>): string[] {
  const found = new Set<string>();
  const visit = (node: PlanNode, { limited, relation: above }: Above): void => {
    const type = node['Node Type'];
    const relation = node['Relation Name'] ?? above;
    const whole =
      type === 'Seq Scan' ||
      (INDEX_SCANS.has(type) &&
        node['Index Cond'] === undefined &&
        node['Order By'] === undefined &&
        !partialIndexes.has(node['Index Name'] ?? '') &&
        !limited);
    if (whole && relation !== undefined) found.add(relation);
    const stillLimited = type === 'Limit' || (limited && PASSING.has(type));
    for (const child of node.Plans ?? []) visit(child, { limited: stillLimited, relation });
  };
  visit(plan, { limited: false, relation: undefined });
  return [...found];
}
