/** A node of `explain (format json)`, as far as it is judged. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  'Order By'?: string;
  Plans?: readonly PlanNode[];
}

const INDEX_SCANS: ReadonlySet<string> = new Set(['Index Scan', 'Index Only Scan', 'Bitmap Index Scan']);
/** Nodes that pass rows on one by one, so that a limit above them ends the scan below. */
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
  /** Whether a limit ends what is read here. */
  limited: boolean;
  relation: string | undefined;
}

/**
 * The relations that a plan reads from end to end. The plan is made without sequential scans, so one that is left has no
 * index to use; a walk through a whole index without a condition counts the same, unless a limit ends it or the index
 * holds only a part of the rows.
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
