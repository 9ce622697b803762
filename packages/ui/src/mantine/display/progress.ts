import '@mantine/core/styles/Progress.layer.css';
import { Progress as MantineProgress } from '@mantine/core';

export type { ProgressProps } from '@mantine/core';
export const Progress = MantineProgress;
