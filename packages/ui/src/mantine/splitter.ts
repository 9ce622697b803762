import '@mantine/core/styles/Splitter.layer.css';
import { Splitter as MantineSplitter } from '@mantine/core';

export type { SplitterProps } from '@mantine/core';
export const Splitter = MantineSplitter;
