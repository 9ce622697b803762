import '@mantine/core/styles/Breadcrumbs.layer.css';
import { Breadcrumbs as MantineBreadcrumbs } from '@mantine/core';

export type { BreadcrumbsProps } from '@mantine/core';
export const Breadcrumbs = MantineBreadcrumbs;
