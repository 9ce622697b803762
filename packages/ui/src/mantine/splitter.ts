import '@mantine/core/styles/Splitter.layer.css';
export { Splitter, type SplitterProps } from '@mantine/core';
