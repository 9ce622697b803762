import '@mantine/core/styles/UnstyledButton.layer.css';
import { UnstyledButton as MantineUnstyledButton } from '@mantine/core';

export type { UnstyledButtonProps } from '@mantine/core';
export const UnstyledButton = MantineUnstyledButton;
