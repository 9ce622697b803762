import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { siteNames } from '../../../call/site.ts';
import { actHandler } from '../../../platform/audit/act-handler.ts';
import type { Platform } from '../../../platform/platform.ts';
import { maintenanceActs } from './maintenance-acts.ts';
import {
  countPresent,
  type Maintenance,
  selectOpenMaintenances,
  selectPastMaintenances,
} from './maintenance-store.ts';

type MaintenanceOperation = 'listSiteStates' | 'planMaintenance' | 'endMaintenance';
type Plan = Parameters<ConsoleHandlers['planMaintenance']>[0];
type End = Parameters<ConsoleHandlers['endMaintenance']>[0];

const MOST_PAST = 50;

const view = ({
  startsAt,
  expectedEnd,
  endedAt,
  ...rest
}: Maintenance): ConsoleDataOf<'listSiteStates'>['past'][number] => ({
  ...rest,
  startsAt: startsAt.toISOString(),
  expectedEnd: expectedEnd?.toISOString() ?? null,
  endedAt: endedAt?.toISOString() ?? null,
});

/** The console's calls of maintenance. */
export const maintenanceHandlers = (platform: Platform): Pick<ConsoleHandlers, MaintenanceOperation> => ({
  listSiteStates: async () => {
    const db = platform.database.read;
    const now = platform.clock.now();
    const open = await selectOpenMaintenances(db);
    const sites = await Promise.all(
      siteNames.map(async (site) => {
        const maintenance = open.find((each) => each.site === site);
        return {
          site,
          isClosed: maintenance !== undefined && maintenance.startsAt <= now,
          online: await countPresent(db, site),
          maintenance: maintenance ? view(maintenance) : null,
        };
      }),
    );
    return { sites, past: (await selectPastMaintenances(db, MOST_PAST)).map(view) };
  },
  planMaintenance: actHandler(
    platform,
    maintenanceActs.planMaintenance,
    ({ params, body: { input } }: Plan) => ({ site: params.site, ...input }),
  ),
  endMaintenance: actHandler(platform, maintenanceActs.endMaintenance, ({ params }: End) => ({
    site: params.site,
  })),
});
