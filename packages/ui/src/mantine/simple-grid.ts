import '@mantine/core/styles/SimpleGrid.layer.css';
export { SimpleGrid, type SimpleGridProps } from '@mantine/core';
