import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change } from '../../../platform/audit/act.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { findParticipation } from '../../task/module.ts';
import type { PartnerDeps } from '../partner-deps.ts';
import { type Following, followingOf } from '../reports/follow-partner.ts';
import { acceptReport, dismissReport, isAcceptable } from '../reports/reconcile-reports.ts';
import { type ListedReport, selectReports } from './report-list-store.ts';

/** The input of an act on reports of one partner. */
export interface OfReports {
  ids: readonly string[];
}

type DepsOf = (platform: Platform) => PartnerDeps;

async function openReports(db: Connection, { ids }: OfReports): Promise<ListedReport[]> {
  const wanted = [...new Set(ids)];
  const rows = await selectReports(
    db,
    { ids: wanted },
    {
      after: undefined,
      limit: wanted.length,
      sort: 'newest',
    },
  );
  const isDecided = rows.some(({ resolved_at, verdict }) => resolved_at !== null || verdict === 'applied');
  if (rows.length < wanted.length || isDecided) refuse('NOT_FOUND');
  if (new Set(rows.map(({ key }) => key)).size > 1) refuse('REPORTS_OF_ONE_PARTNER');
  // In a fixed order, so that two operators don't deadlock.
  return rows.toSorted((one, other) => (one.id < other.id ? -1 : 1));
}

async function followingOfReport(db: Connection, report: ListedReport): Promise<Following> {
  const { member_id: memberId, participation_id: id, result } = report;
  if (!isAcceptable(report) || memberId === null || id === null) return refuse('REPORT_UNVERIFIED');
  const own = (await findParticipation(db, memberId, id)) ?? refuse('NOT_FOUND');
  if (own.result === 0) return refuse('REPORT_UNVERIFIED');
  return await followingOf(db, own, result === 1);
}

const counted = (
  field: string,
  label: string,
  { people, coins }: { people: number; coins: number },
): Change[] => (people === 0 ? [] : [{ field, label, before: null, after: `${people} 人，${coins} 金币` }]);

/** How many people following would pay or take back from, and how many coins that is. */
class Movement {
  paid = { people: 0, coins: 0 };
  takenBack = { people: 0, coins: 0 };
  same = 0;

  add({ effect, coins }: Following): void {
    if (effect === 'same') this.same += 1;
    else {
      const side = effect === 'takesBack' ? this.takenBack : this.paid;
      side.people += 1;
      side.coins += coins;
    }
  }

  get coins(): number {
    return this.paid.coins + this.takenBack.coins;
  }

  get changes(): Change[] {
    return [...counted('paid', '支付', this.paid), ...counted('takenBack', '收回', this.takenBack)];
  }
}

interface ReportActRule {
  name: string;
  plan: (db: Connection, reports: readonly ListedReport[]) => Promise<Movement>;
  decide: typeof acceptReport;
}

const reportAct = (depsOf: DepsOf, { name, plan, decide }: ReportActRule): Act<OfReports> => ({
  name,
  needsReason: true,
  lockOf: () => 'partner reports',
  partOf: ({ ids }) => ids.toSorted().join(' '),
  plan: async (platform, db, input) => {
    const reports = await openReports(db, input);
    const movement = await plan(db, reports);
    const mostAlone = await readRuleNumber(platform, db, 'payoutAlone');
    const [first] = reports;
    return {
      kind: 'partner',
      subject: first?.key ?? '',
      title: reports.length === 1 ? `报告 ${first?.support_code}` : `${reports.length} 份报告`,
      permission: movement.coins > mostAlone ? 'reports.large' : 'reports',
      changes: [
        {
          field: 'reports',
          label: '报告',
          before: '待处理',
          after: name.endsWith('accept') ? '采纳' : '不采纳',
        },
        ...movement.changes,
      ],
    };
  },
  run: async (platform, input, { actor, reason }) => {
    const deps = depsOf(platform);
    for (const { id } of await openReports(platform.database.read, input))
      await decide(deps, { report: id, operator: actor.name, reason });
  },
});

/** The acts on reports that did not fit (rules 4.22, 14.34). */
export const reportActs = (depsOf: DepsOf) => ({
  acceptPartnerReports: reportAct(depsOf, {
    name: 'partner accept',
    plan: async (db, reports) => {
      const movement = new Movement();
      for (const report of reports) movement.add(await followingOfReport(db, report));
      if (movement.same > 0) refuse('REPORT_SETTLED');
      return movement;
    },
    decide: acceptReport,
  }),
  dismissPartnerReports: reportAct(depsOf, {
    name: 'partner dismiss',
    plan: () => Promise.resolve(new Movement()),
    decide: dismissReport,
  }),
});
