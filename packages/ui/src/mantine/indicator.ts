import '@mantine/core/styles/Indicator.layer.css';
import { Indicator as MantineIndicator } from '@mantine/core';

export type { IndicatorProps } from '@mantine/core';
export const Indicator = MantineIndicator;
