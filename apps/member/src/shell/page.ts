import type { ComponentType } from 'react';
import type { PageAccess } from './navigation-rules.ts';

/** A page module: the page is its default export. */
export interface PageModule {
  default: ComponentType;
}

/** One line of the route table. */
export interface Page {
  path: string;
  title: string;
  access: PageAccess;
  /** Absent while the page is still to be built; it then stands in pending-pages.ts. */
  load?: () => Promise<PageModule>;
}

/** A page that stands. */
export const page = (
  path: string,
  title: string,
  access: PageAccess,
  load: () => Promise<PageModule>,
): Page => ({
  path,
  title,
  access,
  load,
});

/** A page of a later issue. */
export const pending = (path: string, title: string, access: PageAccess): Page => ({ path, title, access });
