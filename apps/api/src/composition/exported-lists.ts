import type { ConsoleQueryOf } from '@yayan/contract/console';
import {
  exchangeStateLabels,
  exchangeTypeLabels,
  feedbackStateLabels,
  joinResultLabels,
  operatorTaskStateLabels,
  participationEarningLabels,
  participationSourceLabels,
  taskTypeLabels,
  ticketKindLabels,
} from '@yayan/contract/console-labels';
import type { ConsoleCall, ConsoleHandlers } from '../call/operator/console-call.ts';
import { consoleOperations, consoleSchemas } from '../http/console/console-document.ts';
import { parcelRows } from '../modules/exchange/module.ts';
import type { Platform } from '../platform/platform.ts';
import { checksOf } from '../http/validator.ts';
import type { Exported, ExportedLists, ExportedPage } from '../modules/operator/api.ts';

type ListOperation =
  | 'listOperatorOrders'
  | 'listOperatorTickets'
  | 'listHandIns'
  | 'listOperatorTasks'
  | 'listTaskParticipations'
  | 'listOperatorBenefits'
  | 'listOperators'
  | 'listOperatorActs';

const PAGE = 100;
const checks = checksOf(consoleSchemas);

/** Nobody in particular: these lists show everybody the same rows. */
const reader = {
  operatorId: '',
  name: '',
  roles: [],
  sessionId: '',
  endsAt: new Date(0),
  csrfToken: '',
} as const;

type Labels = Readonly<Record<string | number, string>>;

interface ListRule<Id extends ListOperation> {
  title: string;
  isPersonal: boolean;
  operation: Id;
  list: (platform: Platform, call: ConsoleCall<Id>) => Promise<ExportedPage>;
  columns: Readonly<Record<string, string>>;
  /** The fields whose values are written in words. */
  words?: Readonly<Record<string, Labels>>;
  rights?: NonNullable<Exported['rights']>;
}

const worded = (row: object, words: Readonly<Record<string, Labels>>): object =>
  Object.fromEntries(
    Object.entries(row).map(([key, value]: [string, unknown]) => {
      const labels = words[key];
      return [
        key,
        labels && (typeof value === 'string' || typeof value === 'number') ? labels[value] : value,
      ];
    }),
  );

/** Makes a list exportable by its own call: the same rows, filters and checks as on the page. */
function exported<Id extends ListOperation>(rule: ListRule<Id>): Exported {
  const { title, isPersonal, columns, operation: id, list, words = {}, rights } = rule;
  const schema = consoleOperations.find((operation) => operation.id === id)?.query;
  if (schema === undefined) throw new Error(`The console's document has no list ${id}`);
  const check = checks.parameters(schema, 'query');
  return {
    title,
    isPersonal,
    columns,
    ...(rights && { rights }),
    page: async (platform, filters, cursor) => {
      const query = { ...filters, limit: PAGE, ...(cursor !== undefined && { cursor }) };
      check(query);
      const call = {
        params: {},
        // The check made it the query of this operation.
        query: query as ConsoleQueryOf<Id>,
        body: undefined,
        operator: reader,
        key: null,
        address: '',
        userAgent: null,
        cookie: null,
      };
      const { items, nextCursor } = await list(platform, call as unknown as ConsoleCall<Id>);
      return { items: items.map((item) => worded(item, words)), nextCursor };
    },
  };
}

type ListHandlers = Pick<ConsoleHandlers, ListOperation>;

/** The lists of the console that can be exported. `handlersOf` makes their handlers, also inside a transaction. */
export const exportedLists = (handlersOf: (platform: Platform) => ListHandlers): ExportedLists => {
  const pageOf =
    <Id extends ListOperation>(id: Id) =>
    async (platform: Platform, call: ConsoleCall<Id>): Promise<ExportedPage> => {
      const handler = handlersOf(platform)[id] as (given: ConsoleCall<Id>) => Promise<unknown>;
      // A list sets no cookie.
      return (await handler(call)) as ExportedPage;
    };
  return {
    orders: exported({
      title: '兑换单',
      isPersonal: true,
      operation: 'listOperatorOrders',
      list: pageOf('listOperatorOrders'),
      columns: {
        number: '单号',
        memberCode: '会员号',
        title: '权益',
        choice: '规格',
        quantity: '数量',
        total: '金币',
        state: '状态',
        target: '收款或收货',
        reason: '原因',
        createdAt: '下单',
        movedAt: '最近变化',
      },
      words: { state: exchangeStateLabels },
    }),
    parcels: exported({
      title: '待寄出的包裹',
      isPersonal: true,
      // Whoever sends parcels reads where they go.
      rights: { few: 'orders', many: 'orders.large' },
      operation: 'listOperatorOrders',
      list: async (platform, call) => {
        const query = { ...call.query, queue: 'toSend', sort: 'oldest' } as const;
        const { items, nextCursor } = await pageOf('listOperatorOrders')(platform, { ...call, query });
        // It is the page of this list.
        return { items: await parcelRows(platform, items as Parameters<typeof parcelRows>[1]), nextCursor };
      },
      columns: {
        id: '编号',
        number: '单号',
        title: '权益',
        choice: '规格',
        quantity: '数量',
        name: '姓名',
        mobile: '手机号',
        address: '地址',
        createdAt: '下单',
        company: '快递公司',
        tracking: '运单号',
      },
    }),
    tickets: exported({
      title: '反馈和申诉',
      isPersonal: true,
      operation: 'listOperatorTickets',
      list: pageOf('listOperatorTickets'),
      columns: {
        number: '编号',
        kind: '类型',
        state: '状态',
        title: '标题',
        memberCode: '会员号',
        owner: '负责人',
        createdAt: '提交',
        answerBy: '答应在',
        isLate: '超时',
      },
      words: { kind: ticketKindLabels, state: feedbackStateLabels },
    }),
    handIns: exported({
      title: '待审核的提交',
      isPersonal: true,
      operation: 'listHandIns',
      list: pageOf('listHandIns'),
      columns: {
        id: '编号',
        taskTitle: '任务',
        memberCode: '会员号',
        text: '文字',
        submittedAt: '提交',
        decideBy: '答应在',
      },
    }),
    tasks: exported({
      title: '任务',
      isPersonal: false,
      operation: 'listOperatorTasks',
      list: pageOf('listOperatorTasks'),
      columns: {
        id: '编号',
        title: '任务',
        type: '类型',
        state: '状态',
        coins: '金币',
        seats: '名额',
        seatsTaken: '已占名额',
        completes: '完成',
        startsAt: '开始',
        endsAt: '结束',
      },
      words: { type: taskTypeLabels, state: operatorTaskStateLabels },
    }),
    participations: exported({
      title: '任务的参与',
      isPersonal: true,
      operation: 'listTaskParticipations',
      list: pageOf('listTaskParticipations'),
      columns: {
        supportCode: '查询编号',
        memberCode: '会员号',
        source: '来源',
        result: '结果',
        detail: '说明',
        progress: '进度 %',
        coins: '金币',
        earningState: '奖励',
        seconds: '用时（秒）',
        startedAt: '开始',
        endedAt: '结束',
      },
      words: {
        source: participationSourceLabels,
        result: joinResultLabels,
        earningState: participationEarningLabels,
      },
    }),
    benefits: exported({
      title: '权益',
      isPersonal: false,
      operation: 'listOperatorBenefits',
      list: pageOf('listOperatorBenefits'),
      columns: { id: '编号', title: '权益', type: '类型', onSale: '在架', price: '价格', stock: '库存' },
      words: { type: exchangeTypeLabels },
    }),
    operators: exported({
      title: '操作员',
      isPersonal: false,
      operation: 'listOperators',
      list: pageOf('listOperators'),
      columns: { name: '名字', roles: '角色', state: '状态', createdAt: '添加', seenAt: '最近使用' },
    }),
    acts: exported({
      title: '操作记录',
      isPersonal: true,
      operation: 'listOperatorActs',
      list: pageOf('listOperatorActs'),
      columns: {
        number: '第几条',
        at: '时间',
        operator: '操作员',
        act: '操作',
        subject: '对象',
        before: '之前',
        after: '之后',
        reason: '原因',
        agreedBy: '同意人',
        address: '网络地址',
      },
    }),
  };
};
