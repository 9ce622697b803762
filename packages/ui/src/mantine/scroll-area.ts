import '@mantine/core/styles/ScrollArea.layer.css';
export { ScrollArea, type ScrollAreaProps } from '@mantine/core';
