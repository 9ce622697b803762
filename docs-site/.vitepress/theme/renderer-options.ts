type Fetch = typeof globalThis.fetch;

/** Sends requests of the reference to the mock inside this page, which is loaded at the first one. */
const customFetch: Fetch = async (input, init) =>
  await (await import('./page-mock.ts')).fetchInPage(input, init);

/** How Scalar draws the reference inside our pages, which have the menu, the search and the switch of colours themselves. */
export const rendererOptions = (content: unknown, isDark: boolean, language: string): object => ({
  content,
  customFetch,
  agent: { disabled: true },
  darkMode: isDark,
  defaultHttpClient: { targetKey: 'shell', clientKey: 'curl' },
  documentDownloadType: 'none',
  forceDarkModeState: isDark ? 'dark' : 'light',
  generateOperationSlug: ({ operationId }: { operationId?: string }) => operationId ?? '',
  hideClientButton: true,
  hideDarkModeToggle: true,
  hideModels: true,
  hideSearch: true,
  localization: { locale: language === 'zh-CN' ? 'zh-CN' : 'en' },
  mcp: { disabled: true },
  servers: [{ url: 'http://127.0.0.1:4450/api', description: 'npx @yayan/mock' }],
  showDeveloperTools: 'never',
  showSidebar: false,
  telemetry: false,
  withDefaultFonts: false,
});
