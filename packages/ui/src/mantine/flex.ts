import '@mantine/core/styles/Flex.layer.css';
import { Flex as MantineFlex } from '@mantine/core';

export type { FlexProps } from '@mantine/core';
export const Flex = MantineFlex;
