import '@mantine/core/styles/List.layer.css';
export { List, type ListProps } from '@mantine/core';
