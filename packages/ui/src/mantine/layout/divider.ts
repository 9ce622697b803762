import '@mantine/core/styles/Divider.layer.css';
import { Divider as MantineDivider } from '@mantine/core';

export type { DividerProps } from '@mantine/core';
export const Divider = MantineDivider;
