import { matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from '../../routes.tsx';
import { objectAddress } from './object-address.ts';

const path = (kind: string | null, subject: string): string | undefined => {
  const address = objectAddress(kind, subject);
  return address && matchRoutes(routes, address)?.at(-1)?.route.path;
};

test.each([
  ['task', '/tasks/:id'],
  ['transfer', '/transfers/:id'],
  ['operator', '/system/operators/:name'],
  ['bulk', '/system/bulk-runs'],
  ['cannedAnswer', '/tickets/canned'],
  ['helpMiss', '/contents/searches'],
  ['helpSection', '/contents/sections'],
  ['job', '/system/state'],
  ['network', '/system/networks'],
  ['question', '/campaigns/questions'],
  ['ruleNumber', '/system/rule-numbers'],
  ['site', '/system/maintenance'],
])('what an act did with the kind %s is seen at %s', (kind, route) => expect(path(kind, 'a/b')).toBe(route));

test('an object of an unknown kind has no page', () => {
  expect(objectAddress(null, 'x')).toBeUndefined();
  expect(objectAddress('export', 'x')).toBeUndefined();
});
