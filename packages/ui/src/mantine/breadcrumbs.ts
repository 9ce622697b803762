import '@mantine/core/styles/Breadcrumbs.layer.css';
export { Breadcrumbs, type BreadcrumbsProps } from '@mantine/core';
