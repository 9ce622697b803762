import { IconArchive, IconLock, IconMail, IconMessageCircle, IconPencil } from '@tabler/icons-react';
import { GroupLife } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badge of each state of a group's life (rule 6.23). */
export const lifeStates: Record<GroupLife, BadgeState> = {
  [GroupLife.Draft]: { tone: 'grey', label: '草稿', icon: IconPencil },
  [GroupLife.Inviting]: { tone: 'blue', label: '邀请中', icon: IconMail },
  [GroupLife.Open]: { tone: 'teal', label: '进行中', icon: IconMessageCircle },
  [GroupLife.Closed]: { tone: 'gold', label: '已结束', icon: IconLock },
  [GroupLife.Archived]: { tone: 'grey', label: '已归档', icon: IconArchive },
};

/** The states in their order. */
export const lifeOrder = [
  GroupLife.Draft,
  GroupLife.Inviting,
  GroupLife.Open,
  GroupLife.Closed,
  GroupLife.Archived,
] as const;
