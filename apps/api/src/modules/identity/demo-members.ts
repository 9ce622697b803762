/** A member for trying the product. */
export interface DemoMember {
  readonly id: string;
  readonly mobile: string;
  readonly nickname: string;
  readonly role: '会员' | '主持人' | '观察员' | '讨论小组成员';
  /** The purpose of this account, as a text. */
  readonly note: string;
  /** 1 hosts discussion groups, 2 observes them, 0 takes part. */
  readonly groupRole: 0 | 1 | 2;
  /** How many days before the first start they joined. */
  readonly joinedDaysAgo: number;
}

/** The fixed cast of demo data and tests. Never in production. */
export const DEMO_MEMBERS = {
  oldMember: {
    id: '01990000-0000-7000-8000-000000000001',
    mobile: '13800000001',
    nickname: '老会员小满',
    role: '会员',
    note: '有金币、权益值和历史记录',
    groupRole: 0,
    joinedDaysAgo: 120,
  },
  newMember: {
    id: '01990000-0000-7000-8000-000000000002',
    mobile: '13800000002',
    nickname: '新会员小春',
    role: '会员',
    note: '刚注册，新手四步还没有完成，受邀参加讨论小组',
    groupRole: 0,
    joinedDaysAgo: 0,
  },
  exchanger: {
    id: '01990000-0000-7000-8000-000000000003',
    mobile: '13800000003',
    nickname: '钻石会员小穗',
    role: '会员',
    note: '金币多、等级高，可以兑换现金、话费和实物',
    groupRole: 0,
    joinedDaysAgo: 300,
  },
  host: {
    id: '01990000-0000-7000-8000-000000000011',
    mobile: '13800000011',
    nickname: '主持人小禾',
    role: '主持人',
    note: '主持讨论小组，不显示金币',
    groupRole: 1,
    joinedDaysAgo: 60,
  },
  observer: {
    id: '01990000-0000-7000-8000-000000000012',
    mobile: '13800000012',
    nickname: '观察员小露',
    role: '观察员',
    note: '旁观讨论小组，不显示金币',
    groupRole: 2,
    joinedDaysAgo: 60,
  },
  respondent: {
    id: '01990000-0000-7000-8000-000000000013',
    mobile: '13800000013',
    nickname: '讨论小组小谷',
    role: '讨论小组成员',
    note: '受邀参加讨论小组',
    groupRole: 0,
    joinedDaysAgo: 30,
  },
  secondRespondent: {
    id: '01990000-0000-7000-8000-000000000014',
    mobile: '13800000014',
    nickname: '讨论小组小夏',
    role: '讨论小组成员',
    note: '受邀参加同一个讨论小组',
    groupRole: 0,
    joinedDaysAgo: 30,
  },
} as const satisfies Record<string, DemoMember>;
