import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { FileInput as MantineFileInput } from '@mantine/core';

export type { FileInputProps } from '@mantine/core';
export const FileInput = MantineFileInput;
