import '@mantine/core/styles/Tooltip.layer.css';
export { Tooltip, type TooltipProps } from '@mantine/core';
