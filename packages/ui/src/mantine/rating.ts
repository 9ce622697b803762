import '@mantine/core/styles/Rating.layer.css';
export { Rating, type RatingProps } from '@mantine/core';
