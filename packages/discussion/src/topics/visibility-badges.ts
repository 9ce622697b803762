import { IconEye, IconEyeOff, IconLock } from '@tabler/icons-react';
import { SectionVisibility } from '@yayan/api-client';
import type { BadgeState } from '@yayan/ui';

/** The badge that tells respondents who sees a section's answers. */
export const visibilityBadges: Record<SectionVisibility, BadgeState> = {
  [SectionVisibility.Everyone]: {
    tone: 'grey',
    label: '公开',
    icon: IconEye,
    help: '讨论小组里的人都能看到你的回答',
  },
  [SectionVisibility.AnswerFirst]: {
    tone: 'teal',
    label: '先答后看',
    icon: IconLock,
    help: '先说说你的想法，再看大家怎么说',
  },
  [SectionVisibility.HostsOnly]: {
    tone: 'blue',
    label: '仅主持人可见',
    icon: IconEyeOff,
    help: '只有主持人和观察员能看到你的回答',
  },
};
