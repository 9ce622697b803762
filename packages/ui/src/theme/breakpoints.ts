/** The widths at which the layout changes: tablet from `sm`, desktop from `md` (design language, Layout). */
export const breakpoints = { xs: '22.5em', sm: '48em', md: '62em', lg: '75em', xl: '88em' };

/** The largest width below a breakpoint. */
const below = (width: string): string => `(max-width: ${Number.parseFloat(width) - 0.01}em)`;

/**
 * The product's media queries by name. Stylesheets use `@media (--phone)`, which this package's PostCSS plugin replaces by the
 * query; scripts pass `media.phone` to `useMediaQuery`.
 */
export const media = {
  /** The narrowest phones. */
  narrow: `(max-width: ${breakpoints.xs})`,
  phone: below(breakpoints.sm),
  'above-phone': `(min-width: ${breakpoints.sm})`,
  'below-desktop': below(breakpoints.md),
  desktop: `(min-width: ${breakpoints.md})`,
  'beside-page': `(min-width: ${breakpoints.xl})`,
  /** A window too low for fixed bars: a desktop's at 400 % zoom, or a phone's held sideways. */
  low: '(max-height: 25em)',
} as const;
