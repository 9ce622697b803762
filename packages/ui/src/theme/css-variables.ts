import type { CSSVariablesResolver } from '@mantine/core';
import { palette } from './palette.ts';
import { tokens } from './tokens.ts';

const own = (scheme: Record<string, string>): Record<string, string> =>
  Object.fromEntries(Object.entries(scheme).map(([name, value]) => [`--y-${name}`, value]));

const mantine = {
  '--mantine-primary-color-contrast': 'var(--y-brand-on-fill)',
  '--mantine-color-text': 'var(--y-text)',
  '--mantine-color-body': 'var(--y-card)',
  '--mantine-color-dimmed': 'var(--y-dim)',
  '--mantine-color-placeholder': 'var(--y-dim)',
  '--mantine-color-anchor': 'var(--y-brand)',
  '--mantine-color-error': 'var(--y-red-text)',
  '--mantine-color-success': 'var(--y-green-text)',
  '--mantine-color-default': 'var(--y-card)',
  '--mantine-color-default-hover': 'var(--y-sunken)',
  '--mantine-color-default-color': 'var(--y-text)',
  '--mantine-color-default-border': 'var(--y-line-input)',
};

const tones = {
  sky: 'blue',
  blue: 'blue',
  leaf: 'green',
  green: 'green',
  seal: 'red',
  red: 'red',
  gold: 'gold',
};

/** Sets Mantine's light variant to our tints. With Mantine's own hover shade the text has less contrast than 4.5. */
const tints = Object.fromEntries(
  Object.entries(tones).flatMap(([color, tone]) => [
    [`--mantine-color-${color}-light`, `var(--y-${tone}-tint)`],
    [`--mantine-color-${color}-light-hover`, `var(--y-${tone}-hover)`],
    [`--mantine-color-${color}-light-color`, `var(--y-${tone}-text)`],
  ]),
);

/**
 * White text on shade 4 of red, blue and green has less contrast than 4.5, so their filled buttons use dark shades in the dark
 * scheme.
 */
const filled = Object.fromEntries(
  (['seal', 'sky', 'leaf'] as const).flatMap((color) => [
    [`--mantine-color-${color}-filled`, palette[color][6]],
    [`--mantine-color-${color}-filled-hover`, palette[color][7]],
  ]),
);

/** Writes the `--y-*` variables of each scheme, and points Mantine's semantic variables at them. */
export const cssVariables: CSSVariablesResolver = () => ({
  variables: {},
  light: {
    ...own(tokens.light),
    ...mantine,
    ...tints,
    '--mantine-color-qing-light': 'var(--y-brand-plate)',
    '--mantine-color-qing-light-hover': 'var(--y-brand-hover)',
    '--mantine-color-qing-light-color': 'var(--y-brand-on-tint)',
    '--y-shadow': '0 8px 24px rgba(26, 25, 23, 0.1)',
    '--y-veil': 'rgba(255, 255, 255, 0.5)',
    '--y-header': 'rgba(255, 255, 255, 0.92)',
    '--y-logo': palette.qing[7],
    '--y-art-leaf': palette.qing[6],
    '--y-art-light': palette.qing[3],
    '--y-art-soil': '#B9A489',
    '--y-art-dry': '#D6BE93',
    '--y-art-ground': palette.ink[1],
  },
  dark: {
    ...own(tokens.dark),
    ...mantine,
    ...tints,
    '--mantine-color-qing-light': 'var(--y-brand-plate)',
    '--mantine-color-qing-light-hover': 'var(--y-brand-hover)',
    '--mantine-color-qing-light-color': 'var(--y-brand-on-tint)',
    ...filled,
    '--y-shadow': '0 8px 24px rgba(0, 0, 0, 0.45)',
    '--y-veil': 'rgba(20, 32, 30, 0.5)',
    '--y-header': 'rgba(27, 42, 39, 0.94)',
    '--y-logo': palette.qing[5],
    '--y-art-leaf': palette.qing[5],
    '--y-art-light': palette.qing[3],
    '--y-art-soil': '#7D6B55',
    '--y-art-dry': '#A58F68',
    '--y-art-ground': '#22332F',
  },
});
