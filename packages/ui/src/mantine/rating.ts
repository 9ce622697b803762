import '@mantine/core/styles/Rating.layer.css';
import { Rating as MantineRating } from '@mantine/core';

export type { RatingProps } from '@mantine/core';
export const Rating = MantineRating;
