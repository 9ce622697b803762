import { onContentUpdated } from 'vitepress';
import DefaultTheme from 'vitepress/theme-without-fonts';
import { defineComponent, h } from 'vue';
import { showChosenSample } from './chosen-sample.ts';
import { MissingPage } from './MissingPage.ts';
import { PageFooter } from './PageFooter.ts';

/** The theme's layout with our footer, and our page for addresses that aren't there. */
export const Layout = defineComponent({
  setup() {
    onContentUpdated(showChosenSample);
    return () =>
      h(DefaultTheme.Layout, null, {
        'doc-after': () => h(PageFooter),
        'not-found': () => [h(MissingPage), h(PageFooter)],
      });
  },
});
