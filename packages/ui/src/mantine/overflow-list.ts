import '@mantine/core/styles/OverflowList.layer.css';
import { OverflowList as MantineOverflowList } from '@mantine/core';

export type { OverflowListProps } from '@mantine/core';
export const OverflowList = MantineOverflowList;
