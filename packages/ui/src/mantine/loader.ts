import '@mantine/core/styles/Loader.layer.css';
export { Loader, type LoaderProps } from '@mantine/core';
