import { expect, test } from 'vitest';
import { type PlanNode, readsAll } from './judge-plan.ts';

const scan = (changes: Partial<PlanNode> = {}): PlanNode => ({
  'Node Type': 'Index Scan',
  'Relation Name': 'orders',
  'Index Name': 'orders_pkey',
  ...changes,
});
const above = (type: string, ...plans: PlanNode[]): PlanNode => ({ 'Node Type': type, Plans: plans });
const partial = new Set(['orders_waiting']);

test.each<[string, PlanNode]>([
  ['a sequential scan', scan({ 'Node Type': 'Seq Scan' })],
  ['a sequential scan under a limit', above('Limit', scan({ 'Node Type': 'Seq Scan' }))],
  ['a whole index', scan()],
  ['a whole index that is sorted before the limit', above('Limit', above('Sort', scan()))],
  ['a whole index that is counted before the limit', above('Limit', above('Aggregate', scan()))],
  [
    'a whole index by its bitmap',
    { ...scan({ 'Node Type': 'Bitmap Heap Scan' }), Plans: [{ 'Node Type': 'Bitmap Index Scan' }] },
  ],
  [
    'one side of a join',
    above('Hash Join', scan({ 'Relation Name': 'members', 'Index Cond': '(id = $1)' }), scan()),
  ],
])('counts as a whole read: %s', (_, plan) => {
  expect(readsAll(plan, partial)).toEqual(['orders']);
});

test.each<[string, PlanNode]>([
  ['an index with a condition', scan({ 'Index Cond': '(id = $1)' })],
  ['the first rows of an index', above('Limit', above('LockRows', scan()))],
  ['the nearest rows of an index', scan({ 'Order By': '(at <-> $1)' })],
  ['an index over some rows', scan({ 'Index Name': 'orders_waiting' })],
  ['nothing', { 'Node Type': 'Result' }],
])('does not count as a whole read: %s', (_, plan) => {
  expect(readsAll(plan, partial)).toEqual([]);
});
