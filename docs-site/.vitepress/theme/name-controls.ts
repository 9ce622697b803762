const SAMPLE = 'Request Example for';

/**
 * Gives names to what the renderer leaves without: its copy buttons, which have only a picture, and its one-line editors. Its
 * samples, which it names in English on every page, get a name too. It also reaches what is drawn later, in the page or in the
 * window for test requests.
 */
export const nameControls = (copy: string, sample: string): (() => void) => {
  const nameAll = (): void => {
    for (const button of document.querySelectorAll('button.scalar-code-copy:not([aria-label])'))
      button.setAttribute('aria-label', copy);
    for (const editor of document.querySelectorAll('.code-input-lite__editor:not([aria-label])')) {
      editor.setAttribute('aria-label', editor.getAttribute('data-placeholder') ?? '');
      if (!editor.hasAttribute('aria-expanded')) editor.setAttribute('aria-expanded', 'false');
    }
    for (const name of document.querySelectorAll('.request-card .sr-only'))
      if (name.textContent === SAMPLE && sample !== SAMPLE) name.textContent = sample;
  };
  nameAll();
  const observer = new MutationObserver(nameAll);
  observer.observe(document.body, { childList: true, subtree: true });
  return () => observer.disconnect();
};
