import '@mantine/core/styles/Tooltip.layer.css';
import '@mantine/core/styles/RingProgress.layer.css';
export { RingProgress, type RingProgressProps } from '@mantine/core';
