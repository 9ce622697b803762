import '@mantine/core/styles/ScrollArea.layer.css';
import '@mantine/core/styles/Table.layer.css';
import { Table as MantineTable } from '@mantine/core';

export type { TableProps } from '@mantine/core';
export const Table = MantineTable;
