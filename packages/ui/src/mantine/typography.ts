import '@mantine/core/styles/Typography.layer.css';
import { Typography as MantineTypography } from '@mantine/core';

export type { TypographyProps } from '@mantine/core';
export const Typography = MantineTypography;
