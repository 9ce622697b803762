import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
export { CloseButton, type CloseButtonProps } from '@mantine/core';
