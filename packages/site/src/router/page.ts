import type { ComponentType } from 'react';

/** A page module: the page is its default export. */
export interface PageModule {
  default: ComponentType;
}

/** One line of a site's route table. */
export interface Page<Access extends string> {
  path: string;
  title: string;
  access: Access;
  /** Absent while the page is still to be built; the site's pending-pages.ts then says what will be there. */
  load?: () => Promise<PageModule>;
}

/** A page that is built. */
export const page = <Access extends string>(
  path: string,
  title: string,
  access: Access,
  load: () => Promise<PageModule>,
): Page<Access> => ({ path, title, access, load });

/** A page that is not built yet. */
export const pending = <Access extends string>(
  path: string,
  title: string,
  access: Access,
): Page<Access> => ({
  path,
  title,
  access,
});
