import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { rightOf } from '../../../call/operator/permissions.ts';
import { refuse } from '../../../errors/api-fault.ts';
import { type ActOnId, actHandler, actorOf } from '../../../platform/audit/act-handler.ts';
import { recordAct } from '../../../platform/audit/operator-acts.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ExportInput } from './export-act.ts';
import { exportFile, type MemberArchive, memberFile } from './export-file.ts';
import { exportMember } from './export-member-act.ts';
import { selectExport, selectExports, type StoredExport } from './export-store.ts';
import type { ExportedLists } from './exported-list.ts';

const MOST_EXPORTS = 100;

export interface ExportPorts {
  exportedLists: ExportedLists;
  exportAct: Act<ExportInput>;
  memberArchive: MemberArchive;
}

const subjectOf = ({ list, query }: StoredExport): { kind: string; subject: string } =>
  list === 'memberData'
    ? { kind: 'member', subject: (query as { memberId: string }).memberId }
    : { kind: 'export', subject: list };

/** The console's calls of exports. Only who asked downloads one, and each download is in the audit log. */
export const exportHandlers = (
  platform: Platform,
  { exportedLists: lists, exportAct: act, memberArchive }: ExportPorts,
): Pick<ConsoleHandlers, 'exportList' | 'exportMemberData' | 'listExports' | 'downloadExport'> => {
  const { database, clock } = platform;
  return {
    exportList: actHandler(
      platform,
      act,
      ({ body }: Parameters<ConsoleHandlers['exportList']>[0]) => body.input,
    ),
    exportMemberData: actHandler(platform, exportMember, ({ params }: ActOnId) => ({ memberId: params.id })),
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
      // Roles may have changed since.
      const few = made.list === 'memberData' ? undefined : lists[made.list].rights?.few;
      if (few !== undefined && rightOf(call.operator.roles, few) === undefined) refuse('OPERATOR_FORBIDDEN');
      await database.transaction(
        async (tx) =>
          await recordAct(tx, platform, {
            operator: name,
            operatorId,
            act: 'export download',
            // The download stands in the timeline of the member whose data it has.
            ...subjectOf(made),
            before: null,
            after: { query: made.query },
            reason: made.reason,
            address,
          }),
      );
      return made.list === 'memberData'
        ? memberFile(platform, memberArchive, made)
        : exportFile(platform, lists[made.list], made);
    },
  };
};
