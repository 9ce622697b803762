import '@mantine/core/styles/Title.layer.css';
export { Title, type TitleProps } from '@mantine/core';
