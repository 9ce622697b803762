import '@mantine/core/styles/Stack.layer.css';
export { Stack, type StackProps } from '@mantine/core';
