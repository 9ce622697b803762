import '@mantine/core/styles/AspectRatio.layer.css';
export { AspectRatio, type AspectRatioProps } from '@mantine/core';
