import type { Transaction } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { Schema } from '../../../platform/database/gen/schema.ts';
import type { Finding, ReconcileCheck } from './reconcile-check.ts';
import { ledgerChecks } from './reconcile-store.ts';

export interface CheckResult {
  name: string;
  findings: Finding[];
}

/**
 * Proves the ledger and whatever `further` checks say (decisions §4), all on one snapshot, so that it may run while
 * members are earning and spending.
 */
export async function reconcile(
  database: Database,
  further: readonly ReconcileCheck[],
): Promise<CheckResult[]> {
  return await database.transaction((tx) => runChecks(tx, further), { isolation: 'repeatable read' });
}

/** The same inside a transaction that is already there. */
export async function runChecks(
  tx: Transaction<Schema>,
  further: readonly ReconcileCheck[],
): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of [...ledgerChecks, ...further])
    results.push({ name: check.name, findings: await check.run(tx) });
  return results;
}

/** The results as lines for a terminal: each check by name, with its findings below. */
export function reconcileReport(results: readonly CheckResult[]): string {
  return results
    .flatMap(({ name, findings }) => [
      `${findings.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`,
      ...findings.map(({ memberId, detail }) => `          ${memberId ?? 'ledger'}: ${detail}`),
    ])
    .join('\n');
}
