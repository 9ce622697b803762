/** Where the layout changes: a tablet from `sm`, a desktop from `md` on (design language, Layout). */
export const breakpoints = { xs: '22.5em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

/** The last width below a breakpoint. */
const below = (width: string): string => `(max-width: ${Number.parseFloat(width) - 0.01}em)`;

/**
 * The product's media queries by name. Stylesheets write `@media (--phone)`, which the PostCSS plugin of this package turns into the
 * query; scripts pass `media.phone` to `useMediaQuery`.
 */
export const media = {
  /** The narrowest phones. */
  narrow: `(max-width: ${breakpoints.xs})`,
  phone: below(breakpoints.sm),
  'above-phone': `(min-width: ${breakpoints.sm})`,
  'below-desktop': below(breakpoints.md),
  desktop: `(min-width: ${breakpoints.md})`,
  /** A window with no room for bars that stay: a desktop's at 400 %, or a phone's on its side. */
  low: '(max-height: 25em)',
} as const;
