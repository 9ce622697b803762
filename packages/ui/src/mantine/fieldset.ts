import '@mantine/core/styles/Fieldset.layer.css';
import { Fieldset as MantineFieldset } from '@mantine/core';

export type { FieldsetProps } from '@mantine/core';
export const Fieldset = MantineFieldset;
