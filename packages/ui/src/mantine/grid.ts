import '@mantine/core/styles/Grid.layer.css';
export { Grid, type GridProps } from '@mantine/core';
