import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { actHandler, actorOf } from '../../../platform/audit/act-handler.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ExportInput } from './export-act.ts';
import { exportFile } from './export-file.ts';
import { selectExport, selectExports } from './export-store.ts';
import type { ExportedLists } from './exported-list.ts';

const MOST_EXPORTS = 100;

export interface ExportPorts {
  exportedLists: ExportedLists;
  exportAct: Act<ExportInput>;
}

/** The console's calls of exports. Only who asked downloads one, and each download is in the audit log. */
export const exportHandlers = (
  platform: Platform,
  { exportedLists: lists, exportAct: act }: ExportPorts,
): Pick<ConsoleHandlers, 'exportList' | 'listExports' | 'downloadExport'> => {
  const { database, clock } = platform;
  return {
    exportList: actHandler(
      platform,
      act,
      ({ body }: Parameters<ConsoleHandlers['exportList']>[0]) => body.input,
    ),
    listExports: async ({ operator }) => {
      const query = { operatorId: operator.operatorId, now: clock.now(), limit: MOST_EXPORTS };
      const found = await selectExports(database.read, query);
      return {
        items: found.map((made) => ({
          id: made.id,
          list: made.list,
          rows: made.rows,
          rowsAreCapped: made.rows_are_capped,
          reason: made.reason,
          madeAt: made.made_at.toISOString(),
          endsAt: made.ends_at.toISOString(),
        })),
      };
    },
    downloadExport: async (call) => {
      const now = clock.now();
      const { id: operatorId, name, address } = actorOf(call);
      const which = { id: call.params.id, operatorId: operatorId ?? '', now };
      const made = (await selectExport(database.read, which)) ?? refuse('NOT_FOUND');
      await database.transaction(
        async (tx) =>
          await recordAct(tx, platform, {
            operator: name,
            operatorId,
            act: 'export download',
            kind: 'export',
            subject: made.list,
            before: null,
            after: { query: made.query },
            reason: made.reason,
            address,
          }),
      );
      return exportFile(platform, lists[made.list], made);
    },
  };
};
