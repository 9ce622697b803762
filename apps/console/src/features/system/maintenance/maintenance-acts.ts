import {
  endMaintenance,
  type MaintenanceRequest,
  planMaintenance,
  type Site,
  type SiteMaintenance,
} from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';
import { MaintenanceForm } from './MaintenanceForm.tsx';

type Input = MaintenanceRequest['input'];

const permissions = ['maintenance'];

/** Closes a site for maintenance, or changes the message and the times of what runs or is planned. */
export const plan = (current: SiteMaintenance | null): ActDefinition<Input> => ({
  label: current === null ? '维护…' : '修改…',
  title: current === null ? '安排维护' : '修改维护',
  consequence:
    '开始前一小时起，这个站登录的人会看到时间。到时候这个站所有页面都显示维护说明，到有人点「恢复」为止。已经填的答案和没发出的兑换留在各自的浏览器里，恢复后继续。控制台和合作方的回报照常。',
  permissions,
  needsReason: true,
  isDangerous: current === null,
  reasons: ['升级数据库', '发布新版本', '故障处理'],
  initial: {
    message: current?.message ?? '',
    // A start that has passed stays, whatever is sent.
    startsAt: current !== null && Date.parse(current.startsAt) > Date.now() ? current.startsAt : null,
    expectedEnd: current?.expectedEnd ?? null,
  },
  Form: MaintenanceForm,
  isReady: ({ message, startsAt }) => message.trim() !== '' && startsAt !== '',
  perform: (site, request, key) => planMaintenance(site as Site, request, { 'Idempotency-Key': key }),
});

/** Opens a site again. */
export const end = (isClosed: boolean): ActDefinition<undefined> => ({
  label: isClosed ? '恢复…' : '取消…',
  title: isClosed ? '恢复网站' : '取消维护',
  consequence: isClosed ? '几秒后这个站重新开放，打开着的页面半分钟左右自己恢复。' : '网站照常开放。',
  permissions,
  needsReason: true,
  reasons: isClosed ? ['做完了', '改到以后'] : ['改到以后', '不用做了'],
  initial: undefined,
  perform: (site, { input: _none, ...request }, key) =>
    endMaintenance(site as Site, request, { 'Idempotency-Key': key }),
});
