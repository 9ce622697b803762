import { IconListDetails, IconMessages, IconUsers } from '@tabler/icons-react';
import { type GroupMe, GroupRole } from '@yayan/api-client';
import type { NavItem } from '@yayan/ui';

const icon = { size: 22, stroke: 1.75, 'aria-hidden': true } as const;

/** The pages of a group in the header and, on phones, as tabs (rule 10.11). */
export const groupNav = ({ identity }: GroupMe): readonly NavItem[] => [
  { href: '/topic', label: '话题', icon: <IconMessages {...icon} /> },
  { href: `/bbs/${identity.taskHashId}/user`, label: '受访者', icon: <IconUsers {...icon} /> },
  {
    href: '/bbs-response',
    // For hosts and observers the page is the analysis desk.
    label: identity.role === GroupRole.Respondent ? '详情' : '回答分析',
    icon: <IconListDetails {...icon} />,
  },
];
