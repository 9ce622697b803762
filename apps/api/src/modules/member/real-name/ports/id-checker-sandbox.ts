import type { IdChecker } from './id-checker.ts';

/** Digits 15 to 17 of a number decide the sandbox's answer; every other number matches every name. */
const UNMATCHED = '404';
const LATER = '202';

/**
 * Decides by the number alone and sends no data anywhere (docs/operation.md lists numbers to try). A number that ends
 * in 404 and a check digit doesn't match. One that ends in 202 first answers waiting, and matches when asked again.
 */
export function idCheckerSandbox(): IdChecker {
  const seen = new Set<string>();
  return {
    check: async ({ id, idNumber }) => {
      const digits = idNumber.slice(14, 17);
      if (digits === UNMATCHED) return 'unmatched';
      if (digits !== LATER || seen.has(id)) return 'matched';
      seen.add(id);
      return 'waiting';
    },
  };
}
