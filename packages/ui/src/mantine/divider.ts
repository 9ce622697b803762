import '@mantine/core/styles/Divider.layer.css';
export { Divider, type DividerProps } from '@mantine/core';
