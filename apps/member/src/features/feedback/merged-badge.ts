import { IconArrowMerge } from '@tabler/icons-react';
import type { BadgeState } from '@yayan/ui';

/** The badge of a ticket that goes on in another one. */
export const mergedBadge: BadgeState = { tone: 'grey', label: '已合并', icon: IconArrowMerge };
