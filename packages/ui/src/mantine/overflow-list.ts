import '@mantine/core/styles/OverflowList.layer.css';
export { OverflowList, type OverflowListProps } from '@mantine/core';
