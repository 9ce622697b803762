import { createTheme, MantineThemeProvider } from '@mantine/core';
import { SiteLink } from '@yayan/site';
import { YayanProvider } from '@yayan/ui';
import type { ReactNode } from 'react';
import './console.css';

/** Fields of one line begin at the same height as those beside them, whether they have a description or not. */
const oneLine = { defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] } };

/** A desk shows more at once than a phone: smaller controls than on the product's sites, and square ones. */
const theme = createTheme({
  components: {
    Button: { defaultProps: { size: 'sm', radius: 'md', loaderProps: { size: 14 } } },
    Input: { defaultProps: { size: 'sm' } },
    InputWrapper: { defaultProps: { size: 'sm' } },
    TextInput: oneLine,
    NumberInput: oneLine,
    NativeSelect: oneLine,
    Modal: { defaultProps: { centered: true, radius: 'lg', size: 'lg' } },
    Checkbox: { defaultProps: { size: 'sm', radius: 'xs' } },
    Switch: { defaultProps: { size: 'sm' } },
  },
});

/** The product's theme, as dense as a desk needs it. */
export function ConsoleProvider({ children }: { children: ReactNode }) {
  return (
    <YayanProvider link={SiteLink}>
      <MantineThemeProvider theme={theme}>{children}</MantineThemeProvider>
    </YayanProvider>
  );
}
