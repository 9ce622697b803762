import '@mantine/core/styles/Slider.layer.css';
import { Slider as MantineSlider } from '@mantine/core';

export type { SliderProps } from '@mantine/core';
export const Slider = MantineSlider;
