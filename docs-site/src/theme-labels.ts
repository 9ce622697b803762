import type { Plugin } from 'vite';

const theme = `<script setup>
import { useData as useOwnData } from "../composables/data";
const { theme: labels } = useOwnData();`;

/** Texts that the theme has only in English, by its component, and what to write instead: labels of each language. */
export const fixedTexts: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'VPSidebar.vue': {
    '<script setup>': theme,
    'Sidebar Navigation': '{{ labels.sidebarNavLabel }}',
  },
  'VPDocFooter.vue': {
    '<script setup>': theme,
    '>Pager<': '>{{ labels.pagerLabel }}<',
  },
  'VPLocalSearchBox.vue': {
    "'Loading search results'": "translate('modal.loadingText')",
  },
};

/** The component with its labels. A text that it doesn't have fails the build: the theme's version has changed. */
export const labelled = (component: string, source: string): string =>
  Object.entries(fixedTexts[component] ?? {}).reduce((text, [fixed, label]) => {
    if (!text.includes(fixed)) throw new Error(`The theme's ${component} no longer has ${fixed}`);
    return text.replace(fixed, label);
  }, source);

/** Lets labels of both languages replace texts that the theme has only in English. */
export const themeLabels = (): Plugin => ({
  name: 'theme-labels',
  enforce: 'pre',
  transform(code, id) {
    const [, component = ''] = /\/theme-default\/components\/(\w+\.vue)$/u.exec(id) ?? [];
    return fixedTexts[component] ? labelled(component, code) : undefined;
  },
});
