import '@mantine/core/styles/ThemeIcon.layer.css';
import { ThemeIcon as MantineThemeIcon } from '@mantine/core';

export type { ThemeIconProps } from '@mantine/core';
export const ThemeIcon = MantineThemeIcon;
