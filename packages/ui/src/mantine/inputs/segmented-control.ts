import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl as MantineSegmentedControl } from '@mantine/core';

export type { SegmentedControlProps } from '@mantine/core';
export const SegmentedControl = MantineSegmentedControl;
