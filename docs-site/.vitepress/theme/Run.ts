import { useData } from 'vitepress';
import { defineComponent, h, nextTick, ref } from 'vue';

type Snippet = (console: { readonly log: (line: unknown) => void }) => Promise<void>;

/** Those that need nothing but a page and the mock. */
const snippets = import.meta.glob<{ default: Snippet }>(
  '../../snippets/{first-call,sign-in,tasks,order,labels,errors,paging,live}.ts',
  { query: '?run' },
);

/** What they print; a test runs each. */
const outputs = import.meta.glob<string>('../../snippets/output/*.txt', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const texts = {
  en: {
    run: 'Run it here',
    again: 'Run it again',
    busy: 'Running…',
    expected: 'In TypeScript it prints:',
    output: 'What it printed',
  },
  zh: {
    run: '在这里运行',
    again: '再运行一次',
    busy: '正在运行…',
    expected: 'TypeScript 示例会输出：',
    output: '输出',
  },
};

/**
 * Shows what the TypeScript sample above prints, and runs it against the mock inside the page. The focus goes from the button to
 * the result; Tab and Escape lead back to the button, which stays enabled because a disabled one would lose the focus.
 */
export const Run = defineComponent({
  props: { snippet: { type: String, required: true } },
  setup({ snippet }) {
    const { lang } = useData();
    const lines = ref<string[]>();
    const isBusy = ref(false);
    const button = ref<HTMLButtonElement>();
    const result = ref<HTMLElement>();
    const run = async (): Promise<void> => {
      if (isBusy.value) return;
      isBusy.value = true;
      const printed: string[] = [];
      lines.value = printed;
      const print = (line: unknown): void => {
        printed.push(String(line));
        lines.value = [...printed];
      };
      try {
        const load = snippets[`../../snippets/${snippet}.ts`];
        if (!load) throw new Error(`Pages can't run ${snippet}`);
        const [{ answerInPage, startAnew }, { default: start }] = await Promise.all([
          import('./page-mock.ts'),
          load(),
        ]);
        answerInPage();
        startAnew();
        await start({ log: print });
      } catch (error) {
        print(error);
      }
      isBusy.value = false;
      await nextTick();
      // A reader who has gone elsewhere meanwhile stays there.
      if (document.activeElement === button.value) result.value?.focus();
    };
    const goBack = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') button.value?.focus();
    };
    return () => {
      const words = texts[lang.value === 'zh-CN' ? 'zh' : 'en'];
      const label = isBusy.value ? words.busy : lines.value ? words.again : words.run;
      const expected = outputs[`../../snippets/output/${snippet}.txt`]?.trimEnd();
      return h('div', { class: 'run' }, [
        lines.value
          ? undefined
          : h('div', { class: 'run-expected' }, [h('p', words.expected), h('pre', expected)]),
        h(
          'output',
          {
            ref: result,
            'aria-label': words.output,
            hidden: !lines.value,
            tabindex: -1,
            onKeydown: goBack,
          },
          lines.value?.join('\n'),
        ),
        h(
          'button',
          { ref: button, type: 'button', 'aria-disabled': isBusy.value, onClick: () => void run() },
          label,
        ),
      ]);
    };
  },
});
