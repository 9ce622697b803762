import '@mantine/core/styles/Avatar.layer.css';
export { Avatar, type AvatarProps } from '@mantine/core';
