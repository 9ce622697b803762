import type { DefaultTheme } from 'vitepress';

export type Language = 'en' | 'zh';

/** A text in both languages. */
type Text = Readonly<Record<Language, string>>;

const guides: readonly { readonly text: Text; readonly pages: Readonly<Record<string, Text>> }[] = [
  {
    text: { en: 'Start', zh: '开始' },
    pages: {
      'first-call': { en: 'First call in five minutes', zh: '五分钟完成第一次调用' },
      'sign-in': { en: 'Signing in', zh: '登录' },
    },
  },
  {
    text: { en: 'Use', zh: '使用' },
    pages: {
      tasks: { en: 'Tasks and surveys', zh: '任务与问卷' },
      orders: { en: 'Orders', zh: '兑换订单' },
      errors: { en: 'Errors', zh: '错误处理' },
      limits: { en: 'Rate limits', zh: '频率限制' },
      paging: { en: 'Paging', zh: '分页' },
      live: { en: 'Live events', zh: '实时事件' },
      uploads: { en: 'Uploads', zh: '上传文件' },
      react: { en: 'React', zh: '在 React 中使用' },
    },
  },
  {
    text: { en: 'Partners', zh: '合作方' },
    pages: {
      webhooks: { en: 'Webhooks', zh: 'Webhook' },
      partners: { en: 'Suppliers and agents', zh: '供应商与代理' },
    },
  },
  {
    text: { en: 'Ship', zh: '上线' },
    pages: {
      testing: { en: 'Testing', zh: '测试' },
      'going-live': { en: 'Going live', zh: '正式上线' },
      versions: { en: 'Versions', zh: '版本' },
      changelog: { en: 'Changelog', zh: '更新日志' },
    },
  },
];

/** The areas of the reference, by their tag in the document. */
export const areas: Readonly<Record<string, Text>> = {
  identity: { en: 'Identity', zh: '身份与登录' },
  member: { en: 'Member', zh: '会员资料' },
  privacy: { en: 'Privacy', zh: '隐私' },
  task: { en: 'Tasks', zh: '任务' },
  survey: { en: 'Surveys', zh: '问卷' },
  exchange: { en: 'Exchange', zh: '兑换' },
  ledger: { en: 'Ledger', zh: '金币明细' },
  reward: { en: 'Rewards', zh: '签到与奖励' },
  receipt: { en: 'Receipts', zh: '凭证' },
  campaign: { en: 'Campaigns', zh: '活动抽奖' },
  community: { en: 'Community', zh: '社区' },
  message: { en: 'Messages', zh: '消息与实时事件' },
  help: { en: 'Help', zh: '帮助与反馈' },
  invite: { en: 'Invitations', zh: '邀请' },
  group: { en: 'Discussion groups', zh: '讨论小组' },
  partner: { en: 'Partners', zh: '合作方' },
  file: { en: 'Files', zh: '文件' },
  content: { en: 'Content', zh: '内容' },
  region: { en: 'Regions', zh: '地区' },
};

/** What the addresses of a language begin with. */
export const rootOf = (language: Language): string => (language === 'en' ? '' : '/zh');

/** One menu for guides and reference. */
export const sidebar = (language: Language): DefaultTheme.SidebarItem[] => {
  const root = rootOf(language);
  const link = (folder: string, pages: Readonly<Record<string, Text>>): DefaultTheme.SidebarItem[] =>
    Object.entries(pages).map(([name, text]) => ({
      text: text[language],
      link: `${root}/${folder}/${name}`,
    }));
  const reference: Text = { en: 'API reference', zh: 'API 参考' };
  return [
    ...guides.map(({ text, pages }) => ({ text: text[language], items: link('guide', pages) })),
    {
      text: reference[language],
      items: [
        { text: { en: 'Overview', zh: '概览' }[language], link: `${root}/reference/` },
        { text: { en: 'All errors', zh: '全部错误码' }[language], link: `${root}/reference/errors` },
        ...link('reference', areas),
      ],
    },
  ];
};

/** The short menu at the top. */
export const topMenu = (language: Language): DefaultTheme.NavItem[] => {
  const root = rootOf(language);
  return [
    {
      text: { en: 'Guides', zh: '指南' }[language],
      link: `${root}/guide/first-call`,
      activeMatch: '/guide/',
    },
    {
      text: { en: 'API reference', zh: 'API 参考' }[language],
      link: `${root}/reference/`,
      activeMatch: '/reference/',
    },
  ];
};
