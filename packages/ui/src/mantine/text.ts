import '@mantine/core/styles/Text.layer.css';
export { Text, type TextProps } from '@mantine/core';
