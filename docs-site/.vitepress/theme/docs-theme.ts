import type { DefaultTheme } from 'vitepress';

/** What our pages know beside the theme's own configuration. */
export interface DocsTheme extends DefaultTheme.Config {
  /** The version of the SDK in this repository. */
  readonly sdk: string;
}
