import '@mantine/core/styles/Chip.layer.css';
import { Chip as MantineChip } from '@mantine/core';

export type { ChipProps } from '@mantine/core';
export const Chip = MantineChip;
