import { reconcile as reconcileAll, reconcileReport } from '../modules/ledger/reconcile.ts';
import { reconcileChecks } from '../reconcile-checks.ts';
import type { Command } from './command.ts';
import { withPlatform } from './with-platform.ts';

export const reconcile: Command = {
  usage: 'reconcile',
  summary: 'Prove that balances, entries and everything bought add up; exit code 1 when they do not',
  run: async ({ config, say }) => {
    const results = await withPlatform(config, (platform) =>
      reconcileAll(platform.database, reconcileChecks),
    );
    say(reconcileReport(results));
    return results.every((result) => result.findings.length === 0) ? 0 : 1;
  },
};
