import {
  IconAward,
  IconBell,
  IconClipboardHeart,
  IconConfetti,
  IconGift,
  IconHeadset,
  IconListCheck,
  IconMedal,
  IconMessages,
  IconSchool,
  IconSettings,
  IconShieldCheck,
  IconTicket,
  IconTrophy,
  IconUserPlus,
} from '@tabler/icons-react';
import type { Account, NewMessages } from '@yayan/api-client';
import { Coin, formatCount } from '@yayan/ui';
import type { ComponentType } from 'react';
import { messagesHref, withDots } from '../../../shell/unread/unread-links.ts';
import type { Me } from './use-me.ts';

const messages = '/home/message';

/** One line of 我的. */
export interface MeEntry {
  href: string;
  label: string;
  icon: ComponentType<{ size: number; stroke: number; 'aria-hidden': true }>;
  /** The count or state, if it is known. */
  value?: string | undefined;
  /** Shown only to members who see coins. */
  coins?: boolean | undefined;
  /** Other pages that belong to the line. */
  also?: readonly string[];
  /** Whether it has a red dot (rule 7.24). */
  unread?: boolean | undefined;
}

export interface MeGroup {
  title: string;
  entries: readonly MeEntry[];
}

const counted = (count: number | undefined, unit: string): string | undefined =>
  count === undefined || count === 0 ? undefined : `${formatCount(count)} ${unit}`;

/** The groups of 我的, with what the member has and what is unread. */
export const meMenu = (account: Account, me: Me, unread: NewMessages | undefined): readonly MeGroup[] =>
  groupsOf(account, me, unread).map(({ title, entries }) => ({
    title,
    entries: withDots(entries, unread?.links ?? []).map((entry) =>
      entry.href === messages
        ? { ...entry, href: messagesHref(unread), unread: unread !== undefined }
        : entry,
    ),
  }));

const groupsOf = (account: Account, me: Me, unread: NewMessages | undefined): readonly MeGroup[] => [
  {
    title: '金币和记录',
    entries: [
      { href: '/home/task', label: '任务记录', icon: IconListCheck },
      { href: '/topic', label: '我的讨论', icon: IconMessages },
      { href: '/activity', label: '活动', icon: IconConfetti },
      {
        href: '/home/gold',
        label: '金币明细',
        icon: Coin,
        value: account.pendingCoins > 0 ? `待入账 ${formatCount(account.pendingCoins)}` : undefined,
        coins: true,
      },
      {
        href: '/home/exchange',
        label: '兑换记录',
        icon: IconGift,
        value: counted(me.openOrders, '笔进行中'),
        coins: true,
      },
      {
        href: '/home/card',
        label: '卡券',
        icon: IconTicket,
        value: counted(me.cards, '张可用'),
        coins: true,
      },
    ],
  },
  {
    title: '成长',
    entries: [
      { href: '/user/survey', label: '个人资料问卷', icon: IconClipboardHeart },
      {
        href: '/home/quality',
        label: '质量分',
        icon: IconShieldCheck,
        value: `${account.quality} 分`,
        also: ['/home/qualityDetails'],
      },
      {
        href: '/home/credit',
        label: '权益值',
        icon: IconMedal,
        value: account.level.name,
        coins: true,
        also: ['/home/creditDetails'],
      },
      { href: '/course', label: '课程', icon: IconSchool },
      { href: '/ranking', label: '达人榜', icon: IconTrophy },
      { href: '/appraise', label: '月度评选', icon: IconAward },
      { href: '/home/invite', label: '邀请好友', icon: IconUserPlus },
    ],
  },
  {
    title: '账号',
    entries: [
      {
        href: messages,
        label: '消息',
        icon: IconBell,
        value: counted(unread && unread.messages + unread.notices, '条未读'),
      },
      { href: '/home/feedback', label: '帮助与反馈', icon: IconHeadset },
      { href: '/home/user', label: '账号设置', icon: IconSettings },
    ],
  },
];
