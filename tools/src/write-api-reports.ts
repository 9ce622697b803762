import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { apiReport } from './api-report/api-report.ts';
import { publishedPackages } from './changesets/published-packages.ts';

/** Writes the public surface of each published package into its api.md. Build first. */
const root = join(import.meta.dirname, '..', '..');
for (const { folder } of publishedPackages(root))
  writeFileSync(join(root, folder, 'api.md'), apiReport(join(root, folder)));
