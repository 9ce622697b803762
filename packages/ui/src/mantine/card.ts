import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Card.layer.css';
export { Card, type CardProps } from '@mantine/core';
