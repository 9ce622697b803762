import '@mantine/core/styles/RollingNumber.layer.css';
import { RollingNumber as MantineRollingNumber } from '@mantine/core';

export type { RollingNumberProps } from '@mantine/core';
export const RollingNumber = MantineRollingNumber;
