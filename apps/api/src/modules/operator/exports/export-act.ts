import type { ExportedList } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertExport } from './export-store.ts';
import { countRows, type ExportedLists } from './exported-list.ts';

/** Above this number of rows about members, a second person agrees. */
const MOST_ALONE = 1000;
const USUAL = { few: 'exports', many: 'exports.large' } as const;
const DAY_MS = 24 * 3_600_000;

/** What to export: a list, with the filters that it shows. */
export interface ExportInput {
  list: ExportedList;
  query: object;
}

/**
 * Allows who asks to download a list for a day (rule 14.32). More than 1,000 rows about members need a second person. No file
 * is stored.
 */
export const exportList = (lists: ExportedLists): Act<ExportInput> => {
  const count = async (platform: Platform, { list, query }: ExportInput) => {
    const rows = await countRows(platform, lists[list], query, MOST_ALONE + 1);
    return { rows: Math.min(rows, MOST_ALONE), isCapped: rows > MOST_ALONE };
  };
  return {
    name: 'export list',
    needsReason: true,
    lockOf: () => 'exports',
    plan: async (platform, _db, input) => {
      const { rows, isCapped } = await count(platform, input);
      if (rows === 0) refuse('EXPORT_EMPTY');
      const { title, isPersonal, rights = USUAL } = lists[input.list];
      return {
        kind: 'export',
        subject: input.list,
        title,
        permission: isPersonal && isCapped ? rights.many : rights.few,
        changes: [
          { field: 'rows', label: '行数', before: null, after: isCapped ? `${rows} 以上` : String(rows) },
          { field: 'filters', label: '筛选', before: null, after: filtersText(input.query) },
        ],
      };
    },
    run: async (platform, input, { id, actor, reason }) => {
      const { database, clock } = platform;
      // The command line has no account that could download it.
      const askedBy = actor.id ?? refuse('OPERATOR_FORBIDDEN');
      const { rows, isCapped } = await count(platform, input);
      const now = clock.now();
      const added = {
        id,
        list: input.list,
        query: JSON.stringify(input.query),
        rows,
        rows_are_capped: isCapped,
        reason,
        asked_by_id: askedBy,
        asked_by: actor.name,
        made_at: now,
        ends_at: new Date(now.getTime() + DAY_MS),
      };
      await database.transaction(async (tx) => await insertExport(tx, added, now));
    },
  };
};

const LONGEST_FILTERS = 400;

const filtersText = (query: object): string => {
  const parts = Object.entries(query).map(([name, value]) => `${name}=${String(value)}`);
  return parts.length === 0 ? '没有' : parts.join('，').slice(0, LONGEST_FILTERS);
};
