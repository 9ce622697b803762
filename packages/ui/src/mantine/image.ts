import '@mantine/core/styles/Image.layer.css';
export { Image, type ImageProps } from '@mantine/core';
