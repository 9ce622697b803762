import '@mantine/core/styles/RollingNumber.layer.css';
export { RollingNumber, type RollingNumberProps } from '@mantine/core';
