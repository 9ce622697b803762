import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import { CloseButton as MantineCloseButton } from '@mantine/core';

export type { CloseButtonProps } from '@mantine/core';
export const CloseButton = MantineCloseButton;
