import '@mantine/core/styles/SemiCircleProgress.layer.css';
import { SemiCircleProgress as MantineSemiCircleProgress } from '@mantine/core';

export type { SemiCircleProgressProps } from '@mantine/core';
export const SemiCircleProgress = MantineSemiCircleProgress;
