import '@mantine/core/styles/Group.layer.css';
export { Group, type GroupProps } from '@mantine/core';
