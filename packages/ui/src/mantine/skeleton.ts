import '@mantine/core/styles/Skeleton.layer.css';
export { Skeleton, type SkeletonProps } from '@mantine/core';
