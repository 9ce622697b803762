import '@mantine/core/styles/Paper.layer.css';
export { Paper, type PaperProps } from '@mantine/core';
