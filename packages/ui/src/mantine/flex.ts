import '@mantine/core/styles/Flex.layer.css';
export { Flex, type FlexProps } from '@mantine/core';
