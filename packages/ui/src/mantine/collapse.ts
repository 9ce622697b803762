export { Collapse, type CollapseProps } from '@mantine/core';
