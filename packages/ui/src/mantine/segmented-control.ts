import '@mantine/core/styles/FloatingIndicator.layer.css';
import '@mantine/core/styles/SegmentedControl.layer.css';
export { SegmentedControl, type SegmentedControlProps } from '@mantine/core';
