import '@mantine/core/styles/Mark.layer.css';
import { Mark as MantineMark } from '@mantine/core';

export type { MarkProps } from '@mantine/core';
export const Mark = MantineMark;
