export { Box, type BoxProps } from '@mantine/core';
