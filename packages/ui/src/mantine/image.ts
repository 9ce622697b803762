import '@mantine/core/styles/Image.layer.css';
import { Image as MantineImage } from '@mantine/core';

export type { ImageProps } from '@mantine/core';
export const Image = MantineImage;
