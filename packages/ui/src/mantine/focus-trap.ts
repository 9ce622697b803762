import '@mantine/core/styles/VisuallyHidden.layer.css';
import { FocusTrap as MantineFocusTrap } from '@mantine/core';

export type { FocusTrapProps } from '@mantine/core';
export const FocusTrap = MantineFocusTrap;
