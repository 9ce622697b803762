import '@mantine/core/styles/Badge.layer.css';
import { Badge as MantineBadge } from '@mantine/core';

export type { BadgeProps } from '@mantine/core';
export const Badge = MantineBadge;
