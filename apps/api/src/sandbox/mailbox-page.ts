import { formatTime } from '../platform/calendar.ts';
/** A text message or mail, as the page shows it. */
export interface Letter {
  id: string;
  kind: 'sms' | 'email';
  /** Mobile or mail address. */
  to: string;
  /** Mails only. */
  subject?: string;
  code: string | null;
  text: string;
  sentAt: Date;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replaceAll(/[&<>"']/g, (sign) => ENTITIES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light dark; --ground: #f6f5f1; --card: #fff; --text: #1a1917; --quiet: #5a574f; --line: #dad7cd; --accent: #0b6d64; }
@media (prefers-color-scheme: dark) {
  :root { --ground: #14201e; --card: #1b2a27; --text: #ecece3; --quiet: #bdb9ad; --line: #35443f; --accent: #72c3b9; }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); font: 16px/1.6 system-ui, "PingFang SC", "Noto Sans SC", sans-serif; }
header, main { max-width: 40rem; margin: 0 auto; padding: 1.25rem 1rem 0; }
main { padding-bottom: 3rem; }
h1 { margin: 0; font-size: 1.375rem; }
p { margin: 0.25rem 0 0; color: var(--quiet); overflow-wrap: anywhere; }
.text { white-space: pre-line; }
[role=status] { min-height: 1.6em; color: var(--accent); }
article { margin-top: 0.75rem; padding: 1rem; background: var(--card); border: 1px solid var(--line); border-radius: 0.75rem; }
.top { display: flex; flex-wrap: wrap; gap: 0 1rem; justify-content: space-between; color: var(--quiet); font-variant-numeric: tabular-nums; }
.code { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0.5rem 1rem; margin: 0.25rem 0; }
.code strong { font-size: 2.25rem; line-height: 1.3; letter-spacing: 0.12em; font-variant-numeric: tabular-nums; user-select: all; -webkit-user-select: all; }
button { min-height: 2.75rem; padding: 0 1.25rem; font: inherit; color: var(--accent); background: none; border: 1px solid currentcolor; border-radius: 0.5rem; cursor: pointer; }
button:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
`;

const KINDS = { sms: '短信', email: '邮件' } as const;

const codeLine = (id: string, code: string): string =>
  `<div class="code"><strong>${escaped(code)}</strong><button type="button" data-id="${escaped(id)}" data-code="${escaped(code)}" aria-label="复制验证码 ${escaped(code)}">复制</button></div>\n`;

const letterCard = ({ id, kind, to, subject, code, text, sentAt }: Letter): string => `
<article>
<div class="top"><span>${KINDS[kind]} · ${escaped(to)}</span><time datetime="${sentAt.toISOString()}">${formatTime(sentAt)}</time></div>
${code === null ? '' : codeLine(id, code)}${subject === undefined ? '' : `<p>${escaped(subject)}</p>\n`}<p class="text">${escaped(text)}</p>
</article>`;

/** The local mailbox: every text message and mail that production would have sent, newest first. */
export function mailboxPage(letters: readonly Letter[]): string {
  const list = letters
    .toSorted((one, other) => other.sentAt.getTime() - one.sentAt.getTime())
    .map(letterCard)
    .join('');
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>本地信箱 · 芽言</title>
<style>${STYLE}</style>
<script src="/sandbox/mailbox.js" defer></script>
</head>
<body>
<header>
<h1>本地信箱</h1>
<p>本机试用时，短信和邮件不会真的发出，都收在这里。新收到的会自动出现。</p>
<p role="status"></p>
</header>
<main>${list || '\n<p>还没有短信或邮件。获取验证码后，会出现在这里。</p>'}
</main>
</body>
</html>
`;
}
