import DefaultTheme from 'vitepress/theme-without-fonts';
import type { Theme } from 'vitepress';
import { announceCopies } from './announce-copies.ts';
import { AreaPage } from './AreaPage.ts';
import { rememberSample } from './chosen-sample.ts';
import { Layout } from './Layout.ts';
import { Reference } from './Reference.ts';
import { rememberLanguage } from './remember-language.ts';
import { keepTyping } from './keep-typing.ts';
import { Run } from './Run.ts';
import './docs.css';
import './errors.css';
import './print.css';
import './reference.css';

export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app, router }) {
    app.component('page', AreaPage);
    app.component('Reference', Reference);
    app.component('Run', Run);
    if (import.meta.env.SSR) return;
    rememberLanguage(router);
    keepTyping();
    announceCopies();
    rememberSample();
  },
} satisfies Theme;
