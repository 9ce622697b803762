import '@mantine/core/styles/Loader.layer.css';
import { Loader as MantineLoader } from '@mantine/core';

export type { LoaderProps } from '@mantine/core';
export const Loader = MantineLoader;
