import { useData, useRoute, withBase } from 'vitepress';
import { defineComponent, h, nextTick, onBeforeUnmount, onMounted, type Ref, ref, watch } from 'vue';
import { nameControls } from './name-controls.ts';
import { rendererOptions } from './renderer-options.ts';

interface Drawn {
  readonly destroy: () => void;
}

interface Renderer {
  readonly createApiReference: (where: Element, configuration: object) => Drawn;
}

const loadRenderer = async (): Promise<Renderer> =>
  (await import(/* @vite-ignore */ withBase('/renderer/standalone.esm.js'))) as Renderer;

const loadDocument = async (area: string, language: 'en' | 'zh'): Promise<unknown> =>
  await (await fetch(withBase(`/documents/${language}/${area}.json`))).json();

/**
 * The renderer chooses its colours once, by a class of the body, and sets its first choice again when the system's colours change.
 * This sets ours whenever the class is another, however late. Returns a function that ends it.
 */
const keepColours = (isDark: Readonly<Ref<boolean>>): (() => void) => {
  const { classList } = document.body;
  const paint = (): void => {
    if (classList.contains('dark-mode') !== isDark.value) classList.toggle('dark-mode', isDark.value);
    if (classList.contains('light-mode') === isDark.value) classList.toggle('light-mode', !isDark.value);
  };
  const observer = new MutationObserver(paint);
  observer.observe(document.body, { attributeFilter: ['class'] });
  const unwatch = watch(isDark, paint);
  return () => {
    observer.disconnect();
    unwatch();
  };
};

/** The calls of one area, drawn by Scalar; their plain list until it has loaded, or if it can't be. */
export const Reference = defineComponent({
  props: { area: { type: String, required: true } },
  setup({ area }, { slots }) {
    const { isDark, lang } = useData();
    const route = useRoute();
    const place = ref<HTMLElement>();
    const isDrawn = ref(false);
    const endings: (() => void)[] = [];
    let isGone = false;

    /** The search and links name a call as `#tag/<area>/<call>`; the renderer puts the document's number before it. */
    const goTo = (hash: string): void => {
      const name = decodeURIComponent(hash.slice(1));
      if (name !== '') place.value?.querySelector(`[id$="/${CSS.escape(name)}"]`)?.scrollIntoView();
    };

    onMounted(async () => {
      const isChinese = lang.value === 'zh-CN';
      const [{ createApiReference }, content] = await Promise.all([
        loadRenderer(),
        loadDocument(area, isChinese ? 'zh' : 'en'),
      ]);
      if (isGone || !place.value) return;
      const drawn = createApiReference(place.value, rendererOptions(content, isDark.value, lang.value));
      endings.push(
        () => drawn.destroy(),
        isChinese ? nameControls('复制', '请求示例') : nameControls('Copy', 'Request Example for'),
        keepColours(isDark),
        watch(() => route.hash, goTo),
      );
      isDrawn.value = true;
      await nextTick();
      goTo(route.hash);
    });
    onBeforeUnmount(() => {
      isGone = true;
      for (const end of endings) end();
    });
    return () =>
      h('div', { class: 'reference' }, [
        isDrawn.value ? undefined : h('div', { class: 'reference-list' }, slots['default']?.()),
        h('div', { ref: place }),
      ]);
  },
});
