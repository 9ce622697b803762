import {
  chainHead,
  keepReconcile,
  reconcile as reconcileAll,
  reconcileReport,
} from '../../modules/ledger/module.ts';
import { fileOwners } from '../../composition/ports/file-owners.ts';
import { reconcileChecks } from '../../composition/reconcile-checks.ts';
import { filesAreOwned, filesAreStored, openFiles } from '../../modules/file/module.ts';
import type { Command } from '../runner/command.ts';
import { withPlatform } from '../runner/with-platform.ts';

export const reconcile: Command = {
  usage: 'reconcile',
  summary: 'Prove that balances, entries and everything bought add up; exit code 1 when they do not',
  run: async ({ config, say }) => {
    const { results, chain } = await withPlatform(config, async (platform) => {
      const found = await reconcileAll(platform.database, [
        ...reconcileChecks,
        filesAreOwned(platform, fileOwners),
        filesAreStored(openFiles(platform)),
      ]);
      // The console and the alarm show the last run, whoever started it.
      await keepReconcile(platform, found);
      return { results: found, chain: await chainHead(platform.database.read) };
    });
    say(reconcileReport(results));
    if (chain !== undefined) say(`head of the chain: block ${chain.block}, ${chain.head}`);
    return results.every((result) => result.findings.length === 0) ? 0 : 1;
  },
};
