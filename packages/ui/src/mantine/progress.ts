import '@mantine/core/styles/Progress.layer.css';
export { Progress, type ProgressProps } from '@mantine/core';
