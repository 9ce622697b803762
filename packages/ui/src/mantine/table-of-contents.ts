import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/TableOfContents.layer.css';
export { TableOfContents, type TableOfContentsProps } from '@mantine/core';
