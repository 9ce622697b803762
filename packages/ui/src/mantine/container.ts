import '@mantine/core/styles/Container.layer.css';
import { Container as MantineContainer } from '@mantine/core';

export type { ContainerProps } from '@mantine/core';
export const Container = MantineContainer;
