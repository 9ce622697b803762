import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/TableOfContents.layer.css';
import { TableOfContents as MantineTableOfContents } from '@mantine/core';

export type { TableOfContentsProps } from '@mantine/core';
export const TableOfContents = MantineTableOfContents;
