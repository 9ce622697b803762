import { exportList, recordShipments } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

/** Allows to download the sheet of all parcels that wait to be sent. */
export const parcelSheet: ActDefinition<undefined> = {
  label: '导出寄件表…',
  title: '导出寄件表',
  consequence:
    '待寄出的包裹，有收件人的姓名、手机号和地址。一天之内可以在右上角菜单的「我的导出」下载，第一行写着你的名字、时间和原因。在表里填好快递公司和运单号，再用这张表登记寄出。',
  permissions: ['orders', 'orders.large'],
  needsReason: true,
  reasons: ['今天寄出'],
  initial: undefined,
  perform: (_id, { input: _none, ...request }, key) =>
    exportList({ ...request, input: { list: 'parcels', query: {} } }, { 'Idempotency-Key': key }),
};

/** Says that the parcels of a filled sheet are on their way. */
export const recordFile = (source: string): ActDefinition<{ source: string }> => ({
  label: '登记寄出…',
  title: '按文件登记寄出',
  consequence: '每位会员会收到一条消息，看到快递公司和运单号。可以关掉页面，后台会做完。一天内可以整批撤回。',
  permissions: ['orders'],
  needsReason: false,
  initial: { source },
  perform: (_id, request, key) => recordShipments(request, { 'Idempotency-Key': key }),
});
