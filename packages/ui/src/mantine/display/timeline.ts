import '@mantine/core/styles/Timeline.layer.css';
import { Timeline as MantineTimeline } from '@mantine/core';

export type { TimelineProps } from '@mantine/core';
export const Timeline = MantineTimeline;
