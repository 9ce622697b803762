/** Where the browser keeps the kind of sample that a reader chose last. */
const key = 'yayan-docs-sample';

const read = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

const store = (title: string): void => {
  try {
    localStorage.setItem(key, title);
  } catch {
    // A browser that stores nothing opens each page with TypeScript.
  }
};

/** The theme shows a block when its tab is clicked, and then scrolls there; here the page mustn't move. */
const show = (group: Element, label: HTMLLabelElement): void => {
  const inputs = [...group.querySelectorAll<HTMLInputElement>('.tabs input')];
  const at = inputs.findIndex(({ id }) => id === label.htmlFor);
  for (const [place, block] of [...(group.querySelector('.blocks')?.children ?? [])].entries())
    block.classList.toggle('active', place === at);
  const input = inputs[at];
  if (input) input.checked = true;
};

/** Opens each group of samples of the page at the kind that the reader chose last, such as curl. */
export const showChosenSample = (): void => {
  const title = read();
  if (title === null) return;
  for (const group of document.querySelectorAll('.vp-code-group')) {
    const label = group.querySelector<HTMLLabelElement>(`label[data-title="${CSS.escape(title)}"]`);
    if (label) show(group, label);
  }
};

/** Stores the kind of sample that the reader chooses, and shows it in the other groups of the page too. */
export const rememberSample = (): void => {
  globalThis.addEventListener('change', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || !target.matches('.vp-code-group input')) return;
    store(document.querySelector<HTMLLabelElement>(`label[for="${target.id}"]`)?.dataset['title'] ?? '');
    showChosenSample();
  });
};
