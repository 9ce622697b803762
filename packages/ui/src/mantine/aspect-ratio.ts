import '@mantine/core/styles/AspectRatio.layer.css';
import { AspectRatio as MantineAspectRatio } from '@mantine/core';

export type { AspectRatioProps } from '@mantine/core';
export const AspectRatio = MantineAspectRatio;
