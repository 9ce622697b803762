import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from '../api-report/api-report.ts';
import { publishedPackages } from '../changesets/published-packages.ts';
import type { Step } from './step.ts';

/** Each published package's api.md lists the exports of the built package, so that a diff shows every change of them. */
export const apiReportStep = (root: string): Step => ({
  name: 'public surface of the packages',
  run: () => {
    const all = publishedPackages(root).map(({ folder }) => join(folder, 'api.md'));
    const stale = all.filter((file) => {
      const at = join(root, file);
      return !existsSync(at) || readFileSync(at, 'utf8') !== apiReport(join(at, '..'));
    });
    const advice =
      'Changed exports. Run `pnpm api-reports`, review the diff, and describe it in a changeset:';
    return Promise.resolve({
      passed: all.length - stale.length,
      failed: stale.length,
      details: stale.length === 0 ? '' : [advice, ...stale.map((file) => `  ${file}`)].join('\n'),
    });
  },
});
