import { createElement, use } from 'react';
import { LinkContext, type LinkProps } from './LinkProvider.tsx';

const isInside = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * A link. Inside the site it goes through the app's router (see `LinkProvider`), elsewhere it is a plain
 * anchor; a new tab never gets access to this one.
 */
export function Link({ href, children, ...rest }: LinkProps) {
  const inside = use(LinkContext);
  if (inside && isInside(href) && rest.target !== '_blank') {
    return createElement(inside, { href, ...rest }, children);
  }
  const rel = rest.target === '_blank' ? (rest.rel ?? 'noopener noreferrer') : rest.rel;
  return (
    <a href={href} {...rest} rel={rel}>
      {children}
    </a>
  );
}
