/**
 * The tests that `npm test` runs on both PostgreSQL and the embedded engine: all of the ledger and of platform/, and of the
 * areas what differs between the engines (locks, races, batches, jobs). `npm test` runs all others on PostgreSQL only, where a
 * new database costs less processor time. Each area's journeys, the servers that are killed and `npm start` use the
 * embedded engine, and `pnpm prove` runs all tests on it too. `*.pglite.test.ts` always runs on it.
 */
export const bothEngines: readonly string[] = [
  // The acts of operators need the demo data, which the embedded engine would be filled with for this file alone.
  'src/platform/!(audit)/**/*.test.ts',
  'src/platform/*.test.ts',
  'src/modules/ledger/**/*.test.ts',
  // The embedded engine has one connection, so a race of one area shows what the races of all others would.
  'src/modules/exchange/checkout/races.test.ts',
  'src/modules/**/*{batch,seats,jobs}.test.ts',
  'src/modules/campaign/koi/koi-races.test.ts',
  'src/modules/partner/reports/report-races.test.ts',
];
