import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

const brand = {
  background: 'var(--y-brand-fill)',
  hover: 'var(--mantine-primary-color-filled-hover)',
  color: 'var(--y-brand-on-fill)',
};
const reward = {
  background: 'var(--y-reward-fill)',
  hover: 'var(--mantine-color-gold-3)',
  color: 'var(--y-reward-on-fill)',
};

/**
 * Mantine's variant colours, except that text on filled primary and gold parts follows the colour scheme. Mantine computes
 * contrast only for the light scheme's shade.
 */
export const variantColors: VariantColorsResolver = (input) => {
  const colors = defaultVariantColorsResolver(input);
  if (input.variant !== 'filled') return colors;
  const color = input.color ?? input.theme.primaryColor;
  if (color === input.theme.primaryColor) return { ...colors, ...brand };
  if (color === 'gold') return { ...colors, ...reward };
  return colors;
};
