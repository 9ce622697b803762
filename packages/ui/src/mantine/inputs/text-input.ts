import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { TextInput as MantineTextInput } from '@mantine/core';

export type { TextInputProps } from '@mantine/core';
export const TextInput = MantineTextInput;
