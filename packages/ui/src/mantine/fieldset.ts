import '@mantine/core/styles/Fieldset.layer.css';
export { Fieldset, type FieldsetProps } from '@mantine/core';
