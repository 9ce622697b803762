import '@mantine/core/styles/Tooltip.layer.css';
import { Tooltip as MantineTooltip } from '@mantine/core';

export type { TooltipProps } from '@mantine/core';
export const Tooltip = MantineTooltip;
