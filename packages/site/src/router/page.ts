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
  load: () => Promise<PageModule>;
}

/** Makes a line of the table. */
export const page = <Access extends string>(
  path: string,
  title: string,
  access: Access,
  load: () => Promise<PageModule>,
): Page<Access> => ({ path, title, access, load });
