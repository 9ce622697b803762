import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/VisuallyHidden.layer.css';
import '@mantine/core/styles/Loader.layer.css';
import '@mantine/core/styles/CloseButton.layer.css';
import '@mantine/core/styles/Group.layer.css';
import '@mantine/core/styles/Button.layer.css';
import '@mantine/core/styles/Tour.layer.css';
import { Tour as MantineTour } from '@mantine/core';

export type { TourProps } from '@mantine/core';
export const Tour = MantineTour;
