import type { Recording } from '@yayan/api/testing/bench-side';
import type { BareRoute, BareStatement } from './bare-server.ts';

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Makes a template for any member from a statement recorded for `memberId`. `named` lists the other values of that member. */
const template = (
  { text, values }: BareStatement,
  memberId: string,
  named: Record<string, string>,
): BareStatement => ({
  text,
  values: values.map((value) => {
    if (typeof value !== 'string') return value;
    if (value !== memberId && uuid.test(value)) return '{uuid}';
    return named[value] ?? value.replace(memberId, '{id}');
  }),
});

/**
 * Returns a bare route that sends the statements of one of our calls, for each member in turn, and answers the same
 * bytes.
 */
export const bareRoute = (
  { method, url }: Pick<BareRoute, 'method' | 'url'>,
  { statements, answer }: Recording,
  as: { memberId: string; named?: Record<string, string>; members: BareRoute['members'] },
): BareRoute => ({
  method,
  url,
  answer,
  members: as.members,
  statements: statements.map((statement) => template(statement, as.memberId, as.named ?? {})),
});
