export { Transition, type TransitionProps } from '@mantine/core';
