import { useData } from 'vitepress';
import { defineComponent, h } from 'vue';
import { rootOf } from '../../src/navigation.ts';

const texts = {
  en: {
    title: 'There is no such page',
    text: 'The address may have a typo, or the page has moved. Search for it above, or go on from here:',
    links: [
      ['/', 'Start page'],
      ['/guide/first-call', 'First call in five minutes'],
      ['/reference/', 'API reference'],
      ['/reference/errors', 'All errors'],
    ],
  },
  zh: {
    title: '没有这个页面',
    text: '地址可能写错了，或者页面已经移走。可以在上方搜索，或者从这里继续：',
    links: [
      ['/', '首页'],
      ['/guide/first-call', '五分钟完成第一次调用'],
      ['/reference/', 'API 参考'],
      ['/reference/errors', '全部错误码'],
    ],
  },
} as const;

/** What readers see at an address that isn't there. The theme's own page has no `main`, and only a link to the start page. */
export const MissingPage = defineComponent({
  setup() {
    const { lang } = useData();
    return () => {
      const language = lang.value === 'zh-CN' ? 'zh' : 'en';
      const { title, text, links } = texts[language];
      return h('main', { class: 'missing' }, [
        h('p', { class: 'missing-code' }, '404'),
        h('h1', title),
        h('p', text),
        h(
          'ul',
          links.map(([path, name]) => h('li', [h('a', { href: `${rootOf(language)}${path}` }, name)])),
        ),
      ]);
    };
  },
});
