import '@mantine/core/styles/FloatingIndicator.layer.css';
import { FloatingIndicator as MantineFloatingIndicator } from '@mantine/core';

export type { FloatingIndicatorProps } from '@mantine/core';
export const FloatingIndicator = MantineFloatingIndicator;
