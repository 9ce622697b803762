import { Content } from 'vitepress';
import VPDocFooter from 'vitepress/dist/client/theme-default/components/VPDocFooter.vue';
import { defineComponent, h } from 'vue';
import { PageFooter } from './PageFooter.ts';

/** A page as wide as its window. The theme's own has no `main`, and no links to the pages before and after it. */
export const AreaPage = defineComponent({
  setup: () => () => h('div', { class: 'VPPage' }, [h('main', h(Content)), h(VPDocFooter), h(PageFooter)]),
});
