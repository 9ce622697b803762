export { FileButton, type FileButtonProps } from '@mantine/core';
