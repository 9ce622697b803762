import { createTheme, virtualColor } from '@mantine/core';
import { breakpoints } from './breakpoints.ts';
import { palette } from './palette.ts';
import { variantColors } from './variant-colors.ts';

const { qing, gold, ink, seal, sky, leaf, dark } = palette;

const fontFamily =
  '"PingFang SC","HarmonyOS Sans SC","MiSans","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif';

/** Mantine's theme for every site (design language, Theme skeleton). */
export const theme = createTheme({
  primaryColor: 'qing',
  primaryShade: { light: 7, dark: 4 },
  autoContrast: true,
  luminanceThreshold: 0.3,
  variantColorResolver: variantColors,
  white: '#FFFFFF',
  black: ink[9],
  colors: {
    qing,
    gold,
    ink,
    gray: ink,
    dark,
    seal,
    red: seal,
    sky,
    blue: sky,
    leaf,
    green: leaf,
    neutral: virtualColor({ name: 'neutral', light: 'ink', dark: 'dark' }),
  },
  fontFamily,
  headings: {
    fontFamily,
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: '2rem', lineHeight: '1.25' },
      h2: { fontSize: '1.5rem', lineHeight: '1.34' },
      h3: { fontSize: '1.25rem', lineHeight: '1.4' },
      h4: { fontSize: '1.0625rem', lineHeight: '1.42' },
    },
  },
  fontSizes: {
    xs: '.75rem',
    sm: '.8125rem',
    md: '.9375rem',
    lg: '1.0625rem',
    xl: '1.25rem',
    '2xl': '1.5rem',
    '3xl': '2rem',
    '4xl': '2.75rem',
  },
  lineHeights: { xs: '1.6', sm: '1.6', md: '1.67', lg: '1.5', xl: '1.4' },
  radius: { xs: '6px', sm: '8px', md: '10px', lg: '16px', xl: '999px' },
  defaultRadius: 'md',
  spacing: {
    '2xs': '4px',
    xs: '8px',
    sm: '12px',
    md: '16px',
    ml: '20px',
    lg: '24px',
    xl: '32px',
    '2xl': '48px',
    // Only between the bands of the landing page.
    '3xl': '64px',
  },
  breakpoints,
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { radius: 'xl', size: 'md' } },
    Card: { defaultProps: { radius: 'lg', withBorder: true, padding: 'md' } },
    Modal: { defaultProps: { centered: true, radius: 'lg' } },
    Drawer: { defaultProps: { radius: 'lg' } },
    Input: { defaultProps: { size: 'md' } },
    // ARIA allows only items in a menu, so the first item gets the focus.
    Menu: { defaultProps: { withInitialFocusPlaceholder: false } },
    Checkbox: { defaultProps: { size: 'md', radius: 'xs' } },
    Radio: { defaultProps: { size: 'md' } },
    Switch: { defaultProps: { size: 'md' } },
    Chip: { defaultProps: { size: 'md' } },
    PinInput: { defaultProps: { placeholder: '' } },
    SemiCircleProgress: { defaultProps: { emptySegmentColor: 'var(--y-line)' } },
    Skeleton: { defaultProps: { radius: 'md' } },
    Tooltip: { defaultProps: { withArrow: true, events: { hover: true, focus: true, touch: true } } },
  },
});
