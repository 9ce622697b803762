import '@mantine/core/styles/UnstyledButton.layer.css';
export { UnstyledButton, type UnstyledButtonProps } from '@mantine/core';
