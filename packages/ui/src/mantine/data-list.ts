import '@mantine/core/styles/DataList.layer.css';
export { DataList, type DataListProps } from '@mantine/core';
