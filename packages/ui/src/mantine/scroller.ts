import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Scroller.layer.css';
import { Scroller as MantineScroller } from '@mantine/core';

export type { ScrollerProps } from '@mantine/core';
export const Scroller = MantineScroller;
