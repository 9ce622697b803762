import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core';
import type { ReactNode } from 'react';
import { LinkProvider, type LinkComponent } from './link/LinkProvider.tsx';
import './styles.css';
// Nearly every page needs these at first: as part of the first sheet they cost no request.
import './card/FactLine.module.css';
import './card/LinkCard.module.css';
import './card/TaskCard.module.css';
import './page/PageTitle.module.css';
import './page/SectionHeading.module.css';
import './reward/Stamp.module.css';
import './dialog/print.css';
import { cssVariables } from './theme/css-variables.ts';
import { PaperScheme } from './theme/PaperScheme.tsx';
import { theme } from './theme/theme.ts';
import { ThemeColor } from './theme/ThemeColor.tsx';

/** The storage key of the visitor's choice of 浅色 / 深色 / 跟随系统. */
export const colorSchemeKey = 'yayan-color-scheme';

const manager = localStorageColorSchemeManager({ key: colorSchemeKey });

interface YayanProviderProps {
  children: ReactNode;
  /** Forces one scheme, for galleries. */
  forceColorScheme?: 'light' | 'dark' | undefined;
  /** The router's link component; without one, links are plain `<a>`. */
  link?: LinkComponent | undefined;
}

/**
 * Theme, colour scheme and links for one site. Wrap the whole app once.
 *
 * ```tsx
 * <YayanProvider link={({ href, ...rest }) => <RouterLink to={href} {...rest} />}>…</YayanProvider>
 * ```
 */
export function YayanProvider({ children, forceColorScheme, link }: YayanProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariables}
      defaultColorScheme="auto"
      colorSchemeManager={manager}
      {...(forceColorScheme ? { forceColorScheme } : {})}
    >
      <ThemeColor />
      <PaperScheme />
      <LinkProvider component={link}>{children}</LinkProvider>
    </MantineProvider>
  );
}
