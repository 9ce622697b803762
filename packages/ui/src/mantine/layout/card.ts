import '@mantine/core/styles/Paper.layer.css';
import '@mantine/core/styles/Card.layer.css';
import { Card as MantineCard } from '@mantine/core';

export type { CardProps } from '@mantine/core';
export const Card = MantineCard;
