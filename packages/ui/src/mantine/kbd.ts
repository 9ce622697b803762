import '@mantine/core/styles/Kbd.layer.css';
export { Kbd, type KbdProps } from '@mantine/core';
