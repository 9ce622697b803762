import '@mantine/core/styles/Typography.layer.css';
export { Typography, type TypographyProps } from '@mantine/core';
