import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { Popover as MantinePopover } from '@mantine/core';

export type { PopoverProps } from '@mantine/core';
export const Popover = MantinePopover;
