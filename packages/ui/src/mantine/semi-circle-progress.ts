import '@mantine/core/styles/SemiCircleProgress.layer.css';
export { SemiCircleProgress, type SemiCircleProgressProps } from '@mantine/core';
