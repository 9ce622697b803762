import '@mantine/core/styles/Container.layer.css';
export { Container, type ContainerProps } from '@mantine/core';
