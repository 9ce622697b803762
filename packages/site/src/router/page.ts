import { type ComponentType, createElement } from 'react';

/** A page module: the page is its default export. */
export interface PageModule<Props extends object = object> {
  default: ComponentType<Props>;
}

/** One line of a site's route table. */
export interface Page<Access extends string> {
  path: string;
  title: string;
  access: Access;
  load: () => Promise<PageModule>;
}

/** Makes a line of the table. Pages of the same module differ by the props in their lines. */
export function page<Access extends string>(
  path: string,
  title: string,
  access: Access,
  load: () => Promise<PageModule>,
): Page<Access>;
export function page<Access extends string, Props extends object>(
  path: string,
  title: string,
  access: Access,
  load: () => Promise<PageModule<Props>>,
  props: NoInfer<Props>,
): Page<Access>;
export function page<Access extends string, Props extends object>(
  path: string,
  title: string,
  access: Access,
  load: () => Promise<PageModule<Props>>,
  props?: Props,
): Page<Access> {
  return {
    path,
    title,
    access,
    load: async () => {
      const { default: Component } = await load();
      return { default: () => createElement(Component, props) };
    },
  };
}
