import { useComputedColorScheme } from '@mantine/core';

/** The scheme that the page shows, from its first frame on. */
export const useScheme = (): 'light' | 'dark' =>
  useComputedColorScheme('light', { getInitialValueInEffect: false });
