import { afterAll, beforeAll, expect } from 'vitest';
import type { Database } from '../../src/platform/database/database.ts';
import { testDatabase } from '../database/test-database.ts';
import { balances, debtChecks, reconcile } from '../../src/modules/ledger/module.ts';
import { participationChecks } from '../../src/modules/task/participation/reconcile-participations.ts';
import { findParticipation } from '../../src/modules/task/participation/participations.ts';
import type { Participation } from '../../src/modules/task/participation.ts';
import type { ReportOutcome } from '../../src/modules/partner/reports/receive-report.ts';
import { type SentMember, testPartner, type TestPartner } from './supplier-world.ts';

/** The data that tests of a supplier's reports read. */
export interface TestReports {
  readonly database: Database;
  readonly partner: TestPartner;
  /** Reads the participation. */
  readonly own: (sent: SentMember) => Promise<Participation>;
  readonly money: (sent: SentMember) => Promise<{ coins: number; pendingCoins: number }>;
  /** Receives a report of the supplier and returns its verdict. */
  readonly verdict: (via: 'return' | 'postback', raw: string) => Promise<ReportOutcome['verdict']>;
}

/** Prepares a supplier on a separate database for a test file. After all tests it checks that the payments add up. */
export function testReports(): TestReports {
  let database: Database;
  let partner: TestPartner;
  beforeAll(async () => {
    database = await testDatabase();
    partner = await testPartner(database);
  });
  afterAll(async () => {
    const failed = (await reconcile(database, [...participationChecks, ...debtChecks])).filter(
      ({ findings }) => findings.length > 0,
    );
    await database.close();
    expect(failed).toEqual([]);
  });
  return {
    get database() {
      return database;
    },
    get partner() {
      return partner;
    },
    own: async ({ member, participationId }) => {
      const found = await findParticipation(database.read, member.id, participationId);
      if (found === undefined) throw new Error('The participation is gone');
      return found;
    },
    money: async ({ member }) => {
      const { coins, pendingCoins } = await balances(database.read, member.id);
      return { coins, pendingCoins };
    },
    verdict: async (via, raw) => (await partner.receive(via, raw)).verdict,
  };
}
