import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { joinResultLabels } from './gen/labels.ts';
import * as contract from './index.ts';

type ListedEnum = Record<string, number | { value: number; color: string }>;

const lists = JSON.parse(
  readFileSync(join(import.meta.dirname, '..', '..', '..', 'contract', 'enums.json'), 'utf8'),
) as Record<string, ListedEnum> & { pointsRange: [number, number | null][]; bbsRoleHidingPoints: number[] };

const pascal = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const names = [
  'snsType',
  'exchangeType',
  'taskModule',
  'adultStatus',
  'joinResult',
  'taskType',
  'exchangeState',
  'feedbackState',
  'deviceType',
];

const generated = new Map<string, unknown>(Object.entries(contract));

describe('enumerations of the document hold the values of contract/enums.json', () => {
  test.each(names)('%s', (name) => {
    const expected = Object.entries(lists[name] ?? {}).map(([key, value]) => [
      pascal(key),
      typeof value === 'number' ? value : value.value,
    ]);
    expect(expected.length).toBeGreaterThan(0);
    expect(generated.get(pascal(name))).toEqual(Object.fromEntries(expected));
  });

  test('no two results of a participation share their label', () => {
    const labels = Object.values(joinResultLabels);
    expect(new Set(labels).size).toBe(Object.keys(lists['joinResult'] ?? {}).length);
  });

  test('points buckets', () => {
    const expected = lists.pointsRange.map(([from, to]) => `${from}-${to ?? ''}`);
    expect(Object.values(contract.PointsRange)).toEqual(expected);
  });

  test('hosts and observers are the roles that see no points', () => {
    expect([contract.GroupRole.Host, contract.GroupRole.Observer]).toEqual(lists.bbsRoleHidingPoints);
  });
});

describe('error codes of the document hold the rules of contract/enums.json', () => {
  const rules = (lists as unknown as { errorCodes: Record<string, number | number[]> }).errorCodes;
  const kindOf = (code: number): string | undefined =>
    Object.values(contract.errors).find((entry) => entry.code === code)?.kind;

  test('success and unauthorised', () => {
    expect(contract.errors.OK.code).toBe(rules['success']);
    expect(contract.errors.UNAUTHORISED).toMatchObject({ code: rules['unauthorised'], kind: 'auth' });
  });

  test.each([5629, 5013])('%i resolves as a result', (code) => {
    expect(rules['passThrough']).toContain(code);
    expect(kindOf(code)).toBe('result');
  });

  test.each([1060, 1049, 1105, 10014])('%i is silent', (code) => {
    expect(kindOf(code)).toBe('silent');
  });
});
