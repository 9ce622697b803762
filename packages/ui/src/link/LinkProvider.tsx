import {
  createContext,
  type AnchorHTMLAttributes,
  type ComponentType,
  type ReactNode,
  type Ref,
} from 'react';

/** What a link is given: everything an anchor takes, with `href` always there. */
export interface LinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  href: string;
  ref?: Ref<HTMLAnchorElement> | undefined;
}

/** A component that renders a link inside the site, usually around the router's own. */
export type LinkComponent = ComponentType<LinkProps>;

export const LinkContext = createContext<LinkComponent | undefined>(undefined);

/** Gives every component of this package the app's own link, so that none of them imports a router. */
export function LinkProvider(props: { component?: LinkComponent | undefined; children: ReactNode }) {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}
