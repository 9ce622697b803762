import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import { MaskInput as MantineMaskInput } from '@mantine/core';

export type { MaskInputProps } from '@mantine/core';
export const MaskInput = MantineMaskInput;
