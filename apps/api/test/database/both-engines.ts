/**
 * The tests that `npm test` runs on both PostgreSQL and the embedded engine. They cover the differences of the engines
 * (locks, races, batches, jobs, the ledger, everything of platform/), and one small test of each area that these don't
 * cover. `npm test` runs all others on PostgreSQL only, where a new database costs less processor time; each area's
 * journeys and `npm start` use the embedded engine, and `pnpm prove` runs all tests on it too. `*.pglite.test.ts`
 * always runs on it.
 */
export const bothEngines: readonly string[] = [
  'src/platform/**/*.test.ts',
  'src/modules/ledger/**/*.test.ts',
  // Of the tests over several areas, the replays cover what differs: a lost answer, a key used twice, two at once.
  'src/composition/replays.test.ts',
  // The embedded engine has one connection, so a race of one area shows what the races of all others would.
  'src/modules/exchange/checkout/races.test.ts',
  'src/modules/**/*{batch,seats,jobs}.test.ts',
  'src/modules/campaign/koi/koi-races.test.ts',
  'src/modules/partner/reports/report-races.test.ts',
  'src/modules/community/courses/courses.test.ts',
  'src/modules/content/content.test.ts',
  'src/modules/feedback/tickets/ticket-abuse.test.ts',
  'src/modules/file/chores.test.ts',
  'src/modules/group/discussion/responses/responses.test.ts',
  'src/modules/help/help.test.ts',
  'src/modules/invite/rewards/earn-step.test.ts',
  'src/modules/legal/legal-text.test.ts',
  'src/modules/member/member.test.ts',
  'src/modules/message/write-all.test.ts',
  'src/modules/operator/account/setup.test.ts',
  'src/modules/rule/rule-number.test.ts',
  'src/modules/task/wall/wall.test.ts',
];
