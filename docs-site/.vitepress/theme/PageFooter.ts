import { useData } from 'vitepress';
import { defineComponent, h } from 'vue';
import { rootOf } from '../../src/navigation.ts';
import { addressInOther } from '../../src/other-language.ts';
import type { DocsTheme } from './docs-theme.ts';

const texts = {
  en: {
    label: 'Footer',
    product: 'The Yayan site',
    feedback: 'Feedback',
    changelog: 'Changelog',
    released: (version: string) => `SDK ${version}`,
    notReleased: 'SDK not released yet',
    other: '中文',
  },
  zh: {
    label: '页脚',
    product: '芽言网站',
    feedback: '反馈',
    changelog: '更新日志',
    released: (version: string) => `SDK ${version}`,
    notReleased: 'SDK 尚未发布',
    other: 'English',
  },
} as const;

/**
 * Ends every page: the way back to the product, to its feedback, and to the same page in the other language. What serves the
 * docs leads `/product` and `/feedback` to the member site, whose address the build doesn't know; `target` keeps the router from
 * looking for such pages here.
 */
export const PageFooter = defineComponent({
  setup() {
    const { lang, page, theme } = useData<DocsTheme>();
    return () => {
      const language = lang.value === 'zh-CN' ? 'zh' : 'en';
      const words = texts[language];
      const { sdk } = theme.value;
      const guide = `${rootOf(language)}/guide`;
      const link = (href: string, text: string, attributes: object = {}) =>
        h('li', h('a', { href, ...attributes }, text));
      return h('footer', { class: 'page-footer' }, [
        h('nav', { 'aria-label': words.label }, [
          h('ul', [
            link('/product', words.product, { target: '_self' }),
            link('/feedback', words.feedback, { target: '_self' }),
            link(`${guide}/changelog`, words.changelog),
            link(`${guide}/versions`, sdk === '0.0.0' ? words.notReleased : words.released(sdk)),
            link(addressInOther(page.value.relativePath, language), words.other, {
              lang: language === 'en' ? 'zh-CN' : 'en',
              hreflang: language === 'en' ? 'zh-CN' : 'en',
            }),
          ]),
        ]),
      ]);
    };
  },
});
