import '@mantine/core/styles/Slider.layer.css';
export { Slider, type SliderProps } from '@mantine/core';
