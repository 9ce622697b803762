import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Input.layer.css';
import '@mantine/core/styles/Combobox.layer.css';
import { NativeSelect as MantineNativeSelect } from '@mantine/core';

export type { NativeSelectProps } from '@mantine/core';
export const NativeSelect = MantineNativeSelect;
