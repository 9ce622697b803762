import '@mantine/core/styles/ThemeIcon.layer.css';
export { ThemeIcon, type ThemeIconProps } from '@mantine/core';
