export { Portal, type PortalProps } from '@mantine/core';
