import type { ExportedList } from '@yayan/contract/console';
import { refuse } from '../../../errors/api-fault.ts';
import type { Act } from '../../../platform/audit/act.ts';
import type { Platform } from '../../../platform/platform.ts';
import { readRuleNumber } from '../../rule/module.ts';
import { insertExport } from './export-store.ts';
import { countRows, type Exported, type ExportedLists, MOST_ROWS } from './exported-list.ts';

const USUAL = { few: 'exports', many: 'exports.large' } as const;
const DAY_MS = 24 * 3_600_000;

/** What to export: a list, with the filters that it shows. */
export interface ExportInput {
  list: ExportedList;
  query: object;
}

/**
 * Allows who asks to download a list for a day (rule 14.32). More rows about members than one person may export (rule 14.80)
 * need a second one. The dry run says when a file ends before its list. No file is stored.
 */
export const exportList = (lists: ExportedLists): Act<ExportInput> => {
  const count = async (platform: Platform, { list, query }: ExportInput) =>
    await countRows(platform, lists[list], query, MOST_ROWS);
  return {
    name: 'export list',
    needsReason: true,
    lockOf: () => 'exports',
    partOf: ({ query }) => JSON.stringify(query),
    plan: async (platform, db, input) => {
      const { count: rows, countIsCapped: isCut } = await count(platform, input);
      if (rows === 0) refuse('EXPORT_EMPTY');
      const most = await readRuleNumber(platform, db, 'exportRowsAlone');
      const areMany = rows > most;
      const { title, isPersonal, rights = USUAL, ...list } = lists[input.list];
      return {
        kind: 'export',
        subject: input.list,
        title,
        permission: isPersonal && areMany ? rights.many : rights.few,
        changes: [
          // Not the exact number, which changes all the time in a long list: the dialog would ask again and again.
          {
            field: 'rows',
            label: '行数',
            before: null,
            after: areMany ? `${most} 以上` : String(rows),
          },
          ...(isCut
            ? [{ field: 'limit', label: '超过上限', before: null, after: `只导出前 ${MOST_ROWS} 行` }]
            : []),
          { field: 'filters', label: '筛选', before: null, after: filtersText(list, input.query) },
        ],
      };
    },
    run: async (platform, input, { id, actor, reason }) => {
      const { database, clock } = platform;
      // The command line has no account that could download it.
      const askedBy = actor.id ?? refuse('OPERATOR_FORBIDDEN');
      const { count: rows, countIsCapped } = await count(platform, input);
      const now = clock.now();
      const added = {
        id,
        list: input.list,
        query: JSON.stringify(input.query),
        rows,
        rows_are_capped: countIsCapped,
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

/** Filters that are no field of their list. */
const filterLabels: Readonly<Record<string, string>> = {
  keyword: '搜索',
  queue: '等什么',
  open: '还在等的',
  from: '从',
  until: '到',
  memberId: '会员',
  taskId: '任务',
  benefitId: '福利',
  owner: '负责人',
  what: '哪些',
  role: '角色',
  earning: '奖励',
  closed: '合作方已关闭',
  reopened: '重新打开过',
  openedFrom: '提交从',
  openedUntil: '提交到',
  state: '状态',
  kind: '种类',
  joinedFrom: '加入从',
  joinedUntil: '加入到',
  payWaits: '等确认发放',
  campaignId: '活动',
  partner: '合作方',
};

const filterText = (
  { columns, words = {} }: Pick<Exported, 'columns' | 'words'>,
  [name, value]: [string, unknown],
) =>
  `${filterLabels[name] ?? columns[name] ?? name}：${words[name]?.[String(value)] ?? (value === true ? '是' : String(value))}`;

/** The filters in words. In which order rows are doesn't change which. */
const filtersText = (list: Pick<Exported, 'columns' | 'words'>, query: object): string => {
  const filters = Object.entries(query).filter(([name]) => name !== 'sort');
  return filters.length === 0
    ? '没有'
    : filters
        .map((filter) => filterText(list, filter))
        .join('，')
        .slice(0, LONGEST_FILTERS);
};
