import '@mantine/core/styles/Center.layer.css';
export { Center, type CenterProps } from '@mantine/core';
