import '@mantine/core/styles/Marquee.layer.css';
import { Marquee as MantineMarquee } from '@mantine/core';

export type { MarqueeProps } from '@mantine/core';
export const Marquee = MantineMarquee;
