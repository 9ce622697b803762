import '@mantine/core/styles/Marquee.layer.css';
export { Marquee, type MarqueeProps } from '@mantine/core';
