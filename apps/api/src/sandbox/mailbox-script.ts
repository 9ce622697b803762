/**
 * The script of the mailbox page. A tap copies a code. While the page is visible it fetches the list every 3 seconds,
 * which, unlike a reload, keeps focus and scroll position.
 */
export const MAILBOX_SCRIPT = `const list = document.querySelector('main');
const status = document.querySelector('[role=status]');

document.addEventListener('click', async (event) => {
  const code = event.target.closest('button[data-code]')?.dataset.code;
  if (!code) return;
  try {
    await navigator.clipboard.writeText(code);
    status.textContent = '已复制 ' + code;
  } catch {
    status.textContent = '复制失败，请长按验证码复制';
  }
});

setInterval(async () => {
  if (document.hidden) return;
  try {
    const answer = await fetch(location.href, { cache: 'no-store' });
    const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html').querySelector('main');
    if (!fresh || fresh.innerHTML === list.innerHTML) return;
    const focused = document.activeElement?.closest?.('button[data-id]')?.dataset.id;
    list.replaceChildren(...fresh.childNodes);
    if (focused) list.querySelector('button[data-id="' + focused + '"]')?.focus();
  } catch {
    status.textContent = '服务没有响应，稍后会再试';
  }
}, 3000);
`;
