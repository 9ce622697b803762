import type { SiteName } from '../../../call/site.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act, Change, Plan } from '../../../platform/audit/act.ts';
import { formatTime } from '../../../platform/calendar.ts';
import { countText } from '../../../platform/count-text.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { MAINTENANCE_TOPIC } from './closed-sites.ts';
import {
  countPresent,
  endOpenMaintenance,
  type Maintenance,
  putMaintenance,
  selectOpenMaintenances,
} from './maintenance-store.ts';

const LONGEST_WAIT_MS = 30 * 86_400_000;

const siteNames: Readonly<Record<SiteName, string>> = { member: '会员站', bbs: '讨论站' };

export interface PlannedMaintenance {
  site: SiteName;
  message: string;
  /** Null for now. */
  startsAt: string | null;
  /** Null if nobody knows. */
  expectedEnd: string | null;
}

const openOf = async (db: Connection, site: SiteName): Promise<Maintenance | undefined> =>
  (await selectOpenMaintenances(db)).find((each) => each.site === site);

/** Where one runs already, a start that has passed stays. */
const startOf = ({ startsAt }: PlannedMaintenance, open: Maintenance | undefined, now: Date): Date => {
  const asked = startsAt === null ? now : new Date(startsAt);
  if (asked > now) return asked;
  return open !== undefined && open.startsAt <= now ? open.startsAt : now;
};

const endText = (end: Date | null): string => (end === null ? '没有说' : formatTime(end));

const stateText = (open: { startsAt: Date } | undefined, now: Date): string => {
  if (open === undefined) return '开放';
  return open.startsAt <= now ? '维护中' : `${formatTime(open.startsAt)} 开始维护`;
};

const planOf = (site: SiteName, changes: Change[]): Plan => ({
  kind: 'site',
  subject: site,
  title: siteNames[site],
  permission: 'maintenance',
  changes,
});

const lockOf = ({ site }: { site: SiteName }): string => `site ${site}`;

const planAct: Act<PlannedMaintenance> = {
  name: 'maintenance plan',
  needsReason: true,
  lockOf,
  plan: async ({ clock }, db, input) => {
    const now = clock.now();
    const open = await openOf(db, input.site);
    const startsAt = startOf(input, open, now);
    const end = input.expectedEnd === null ? null : new Date(input.expectedEnd);
    const isTooLate = startsAt.getTime() - now.getTime() > LONGEST_WAIT_MS;
    if (isTooLate || (end !== null && end <= startsAt) || (end !== null && end <= now))
      return refuse('MAINTENANCE_WRONG');
    const online = await countPresent(db, input.site);
    return planOf(input.site, [
      { field: 'state', label: '站点', before: stateText(open, now), after: stateText({ startsAt }, now) },
      { field: 'message', label: '说明', before: open?.message ?? null, after: input.message.trim() },
      {
        field: 'expectedEnd',
        label: '预计恢复',
        before: open === undefined ? null : endText(open.expectedEnd),
        after: endText(end),
      },
      {
        field: 'online',
        label: '现在在线',
        before: null,
        after: `${countText(online)} 人`,
        isChanged: false,
      },
    ]);
  },
  run: async (platform, input, { id, actor }) => {
    const { database, clock, events } = platform;
    const now = clock.now();
    await database.transaction(async (tx) => {
      const open = await openOf(tx, input.site);
      const planned = {
        id,
        site: input.site,
        message: input.message.trim(),
        startsAt: startOf(input, open, now),
        expectedEnd: input.expectedEnd === null ? null : new Date(input.expectedEnd),
        plannedBy: actor.name,
      };
      await putMaintenance(tx, planned, now);
      await events.publishIn(tx, MAINTENANCE_TOPIC, null);
    });
  },
};

const endAct: Act<{ site: SiteName }> = {
  name: 'maintenance end',
  needsReason: true,
  lockOf,
  plan: async ({ clock }, db, { site }) => {
    const open = (await openOf(db, site)) ?? refuse('NOT_FOUND');
    return planOf(site, [
      { field: 'state', label: '站点', before: stateText(open, clock.now()), after: '开放' },
      { field: 'message', label: '说明', before: open.message, after: null },
    ]);
  },
  run: async ({ database, clock, events }, { site }, { actor }) => {
    await database.transaction(async (tx) => {
      await endOpenMaintenance(tx, site, { by: actor.name, at: clock.now() });
      await events.publishIn(tx, MAINTENANCE_TOPIC, null);
    });
  },
};

/** Closing a site for maintenance, and opening it again (rule 8.9). */
export const maintenanceActs = { planMaintenance: planAct, endMaintenance: endAct };
