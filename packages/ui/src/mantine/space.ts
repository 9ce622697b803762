export { Space, type SpaceProps } from '@mantine/core';
