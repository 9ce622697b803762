import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Overlay.layer.css';
import '@mantine/core/styles/Popover.layer.css';
import { HoverCard as MantineHoverCard } from '@mantine/core';

export type { HoverCardProps } from '@mantine/core';
export const HoverCard = MantineHoverCard;
