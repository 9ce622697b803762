import { type BulkRun, runBulkAct } from '@yayan/console-client';
import type { ActDefinition } from '../../../shell/act/act-definition.ts';

type Act = BulkRun['act'];
type Undo = Omit<ActDefinition<undefined>, 'initial' | 'perform' | 'needsReason'>;

const undoing = (act: Act, undo: Undo): ActDefinition<undefined> => ({
  ...undo,
  needsReason: true,
  initial: undefined,
  perform: (runId, { input: _none, ...request }, key) =>
    runBulkAct({ ...request, input: { act, runId } }, { 'Idempotency-Key': key }),
});

/** What takes back all that a run did, by its act. */
export const undoOf: Readonly<Partial<Record<Act, ActDefinition<undefined>>>> = {
  shipOrders: undoing('undoShipments', {
    label: '整批撤回寄出…',
    title: '整批撤回寄出',
    consequence: '登记后一天内可以撤回，都回到待寄出。会员会读到原因。',
    permissions: ['orders'],
    isDangerous: true,
    reasons: ['快递没有来取', '传错了文件'],
  }),
  withdrawContents: undoing('republishContents', {
    label: '整批再发布…',
    title: '整批再发布',
    consequence: '这一批撤下的内容按最后一版再发布，用原来的时间。',
    permissions: ['content', 'content.large'],
    reasons: ['撤错了'],
  }),
  rejectCompletes: undoing('restoreCompletes', {
    label: '整批还给会员…',
    title: '整批撤回不通过',
    consequence: '奖励还给会员，这些又算完成；名额和配额满了的不占。会员会读到原因。之后不能再不通过。',
    permissions: ['handIns'],
    reasonIsRead: true,
    reasons: ['筛选选错了', '复核后算认真'],
  }),
};
