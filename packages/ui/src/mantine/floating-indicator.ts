import '@mantine/core/styles/FloatingIndicator.layer.css';
export { FloatingIndicator, type FloatingIndicatorProps } from '@mantine/core';
