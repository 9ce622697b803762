import '@mantine/core/styles/UnstyledButton.layer.css';
import '@mantine/core/styles/Scroller.layer.css';
export { Scroller, type ScrollerProps } from '@mantine/core';
