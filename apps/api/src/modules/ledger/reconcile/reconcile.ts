import type { Database } from '../../../platform/database/database.ts';
import { ALL_MEMBERS, type MemberRange, memberRanges } from '../member-range-store.ts';
import { MEMBERS_AT_ONCE } from './range-check.ts';
import type { Finding, ReconcileCheck } from './reconcile-check.ts';
import { ledgerChecks, memberChecks } from './reconcile-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export interface CheckResult {
  name: string;
  findings: Finding[];
}

export interface ReconcileOptions {
  /** Ends the run between two ranges or batches. */
  signal?: AbortSignal;
  /** How many members one transaction checks. */
  rangeSize?: number;
}

const MOST_FINDINGS = 100;

/**
 * Checks the ledger and runs the `further` checks (rule 4.1). Members may earn and spend meanwhile: the ledger is
 * checked in ranges of members, each on its own snapshot, so no transaction is long.
 */
export async function reconcile(
  database: Database,
  further: readonly ReconcileCheck[],
  { signal, rangeSize = MEMBERS_AT_ONCE }: ReconcileOptions = {},
): Promise<CheckResult[]> {
  const found = new Map<string, Finding[]>(memberChecks.map(({ name }) => [name, []]));
  for await (const members of memberRanges(database.read, rangeSize)) {
    signal?.throwIfAborted();
    const results = await database.transaction((tx) => runMemberChecks(tx, members), {
      isolation: 'repeatable read',
    });
    for (const { name, findings } of results) found.get(name)?.push(...findings);
  }
  const results = [...found].map(([name, findings]) => ({
    name,
    findings: findings.slice(0, MOST_FINDINGS),
  }));
  for (const check of [...ledgerChecks, ...further]) {
    signal?.throwIfAborted();
    results.push({ name: check.name, findings: await check.run(database.read, signal) });
  }
  return results;
}

/** Runs all checks for all members in the caller's transaction. */
export async function runChecks(tx: Tx, further: readonly ReconcileCheck[]): Promise<CheckResult[]> {
  const results = await runMemberChecks(tx, ALL_MEMBERS);
  for (const check of [...ledgerChecks, ...further])
    results.push({ name: check.name, findings: await check.run(tx) });
  return results;
}

async function runMemberChecks(tx: Tx, members: MemberRange): Promise<CheckResult[]> {
  const results: CheckResult[] = [];
  for (const check of memberChecks)
    results.push({ name: check.name, findings: await check.runFor(tx, members) });
  return results;
}

/** The results as lines for a terminal: each check by name, then its findings. */
export function reconcileReport(results: readonly CheckResult[]): string {
  return results
    .flatMap(({ name, findings }) => [
      `${findings.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`,
      ...findings.map(({ memberId, detail }) => `          ${memberId ?? 'ledger'}: ${detail}`),
    ])
    .join('\n');
}
