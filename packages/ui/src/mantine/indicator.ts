import '@mantine/core/styles/Indicator.layer.css';
export { Indicator, type IndicatorProps } from '@mantine/core';
