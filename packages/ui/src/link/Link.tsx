import { createElement, use } from 'react';
import { LinkContext, type LinkProps } from './LinkProvider.tsx';

const isInside = (href: string): boolean => href.startsWith('/') && !href.startsWith('//');

/**
 * A link. Inside the site it uses the app's router (see `LinkProvider`); other links are plain anchors. A page opened in a new
 * tab gets no access to this one.
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
