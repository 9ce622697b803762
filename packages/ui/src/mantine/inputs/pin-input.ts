import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/PinInput.layer.css';
import { PinInput as MantinePinInput } from '@mantine/core';

export type { PinInputProps } from '@mantine/core';
export const PinInput = MantinePinInput;
