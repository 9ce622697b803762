import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { Textarea as MantineTextarea } from '@mantine/core';

export type { TextareaProps } from '@mantine/core';
export const Textarea = MantineTextarea;
