import '@mantine/core/styles/Timeline.layer.css';
export { Timeline, type TimelineProps } from '@mantine/core';
