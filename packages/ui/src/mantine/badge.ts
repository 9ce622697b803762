import '@mantine/core/styles/Badge.layer.css';
export { Badge, type BadgeProps } from '@mantine/core';
