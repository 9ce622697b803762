/** How long "copied" stays beside a link, as beside code. */
const SHOWN_MS = 2000;

const announcer = (): HTMLElement => {
  const found = document.querySelector<HTMLElement>('#copied');
  if (found) return found;
  const made = document.createElement('div');
  made.id = 'copied';
  made.className = 'visually-hidden';
  made.setAttribute('role', 'status');
  document.body.append(made);
  return made;
};

const announce = (button: HTMLElement): void => {
  const status = announcer();
  status.textContent = button.dataset['copied'] ?? '';
  setTimeout(() => (status.textContent = ''), SHOWN_MS);
};

const copyAddress = async (link: HTMLAnchorElement): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link.href);
  } catch {
    // Nothing may be copied here, but the address of the page has changed to the link's.
    return;
  }
  announce(link);
  link.classList.add('copied');
  setTimeout(() => link.classList.remove('copied'), SHOWN_MS);
};

/** Copies the address of a heading when its link is pressed, and tells screen readers of each copy, also of code. */
export const announceCopies = (): void => {
  globalThis.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const link = target.closest<HTMLAnchorElement>('a.copy-link');
    if (link) void copyAddress(link);
    const code = target.closest<HTMLElement>('button.copy');
    if (code) announce(code);
  });
};
