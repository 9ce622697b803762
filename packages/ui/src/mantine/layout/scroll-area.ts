import '@mantine/core/styles/ScrollArea.layer.css';
import { ScrollArea as MantineScrollArea } from '@mantine/core';

export type { ScrollAreaProps } from '@mantine/core';
export const ScrollArea = MantineScrollArea;
