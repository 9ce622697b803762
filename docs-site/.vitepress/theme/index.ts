import DefaultTheme from 'vitepress/theme-without-fonts';
import type { Theme } from 'vitepress';
import { Reference } from './Reference.ts';
import { Run } from './Run.ts';
import './docs.css';
import './reference.css';

export default {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('Reference', Reference);
    app.component('Run', Run);
  },
} satisfies Theme;
