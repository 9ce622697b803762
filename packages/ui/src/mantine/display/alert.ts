import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Alert.layer.css';
import { Alert as MantineAlert } from '@mantine/core';

export type { AlertProps } from '@mantine/core';
export const Alert = MantineAlert;
