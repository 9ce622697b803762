import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Mark.layer.css';
export { Highlight, type HighlightProps } from '@mantine/core';
