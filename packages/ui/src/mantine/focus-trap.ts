import '@mantine/core/styles/VisuallyHidden.layer.css';
export { FocusTrap, type FocusTrapProps } from '@mantine/core';
