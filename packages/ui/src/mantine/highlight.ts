import '@mantine/core/styles/Text.layer.css';
import '@mantine/core/styles/Mark.layer.css';
import { Highlight as MantineHighlight } from '@mantine/core';

export type { HighlightProps } from '@mantine/core';
export const Highlight = MantineHighlight;
