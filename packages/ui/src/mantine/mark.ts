import '@mantine/core/styles/Mark.layer.css';
export { Mark, type MarkProps } from '@mantine/core';
