import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/core/styles/RingProgress.layer.css';
import { RingProgress as MantineRingProgress } from '@mantine/core';

export type { RingProgressProps } from '@mantine/core';
export const RingProgress = MantineRingProgress;
