import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/NumberInput.layer.css';
import { NumberInput as MantineNumberInput } from '@mantine/core';

export type { NumberInputHandlers, NumberInputProps } from '@mantine/core';
export const NumberInput = MantineNumberInput;
