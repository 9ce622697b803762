import '@mantine/core/styles/List.layer.css';
import { List as MantineList } from '@mantine/core';

export type { ListProps } from '@mantine/core';
export const List = MantineList;
