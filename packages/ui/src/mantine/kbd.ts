import '@mantine/core/styles/Kbd.layer.css';
import { Kbd as MantineKbd } from '@mantine/core';

export type { KbdProps } from '@mantine/core';
export const Kbd = MantineKbd;
