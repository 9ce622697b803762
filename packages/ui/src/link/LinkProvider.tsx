import {
  createContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** All props of an anchor; `href` is required. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** Renders a link inside the site, usually with the router's own component. */
export type LinkComponent = ComponentType<LinkProps>;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Passes the app's link component to this package, so that the package needs no router. */
export function LinkProvider(props: { component?: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}
