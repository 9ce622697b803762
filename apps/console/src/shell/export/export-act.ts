import { exportList, type ExportListRequest } from '@yayan/console-client';
import type { ActDefinition } from '../act/act-definition.ts';

/** A list that can be exported, with the filters that its page shows. */
export type ExportedRows = ExportListRequest['input'];

/** Allows to download the rows that a list shows, for a day. */
export const exportOf = (rows: ExportedRows): ActDefinition<ExportedRows> => ({
  label: '导出…',
  title: '导出列表',
  consequence:
    '按现在的筛选导出全部行，最多 100,000 行，一天之内可以在右上角菜单的「我的导出」下载。文件第一行写着你的名字、时间和原因。',
  permissions: ['exports', 'exports.large'],
  needsReason: true,
  reasons: ['和服务商核对', '月度统计', '客诉调查'],
  initial: rows,
  perform: (_id, request, key) => exportList(request, { 'Idempotency-Key': key }),
});
