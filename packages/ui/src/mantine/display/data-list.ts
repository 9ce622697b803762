import '@mantine/core/styles/DataList.layer.css';
import { DataList as MantineDataList } from '@mantine/core';

export type { DataListProps } from '@mantine/core';
export const DataList = MantineDataList;
