import '@mantine/core/styles/Center.layer.css';
import { Center as MantineCenter } from '@mantine/core';

export type { CenterProps } from '@mantine/core';
export const Center = MantineCenter;
