import type { Answer } from '../answer.ts';
import { escaped, page } from '../page.ts';
import { type Behaviour, BEHAVIOURS } from './behaviours.ts';
import type { Transfer } from './transfers.ts';

const STYLE = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #1d2733; background: #eef2f6 }
main { max-width: 52rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.25rem }
form { display: flex; flex-wrap: wrap; gap: .5rem; align-items: center; margin: .5rem 0 }
select, button { min-height: 44px; padding: .25rem .75rem; font: inherit; border: 1px solid #245a8d; border-radius: 8px; background: #fff; color: #245a8d }
li { margin: 1rem 0; padding: .75rem 1rem; background: #fff; border-radius: 8px; overflow-wrap: anywhere }
ul { padding: 0; list-style: none }
.note { color: #51606f; font-size: .875rem }`;

const NAMES: Readonly<Record<string, string>> = {
  alipay: '支付宝转账',
  wechat: '微信转账',
  topup: '话费充值',
};
const MOOD_NAMES: Readonly<Record<Behaviour, string>> = {
  well: '正常',
  slow: '慢：十秒后完成',
  fail: '失败',
  twice: '重复应答',
  lost: '做了，但第一次应答丢失',
  never: '不应答',
  confirm: '等收款人确认（微信）',
};

const mood = (provider: string, current: Behaviour): string => `<form method="post" action="/payout">
<input type="hidden" name="provider" value="${provider}">
<label>${NAMES[provider] ?? provider} <select name="mood">${BEHAVIOURS.map(
  (each) => `<option value="${each}"${each === current ? ' selected' : ''}>${MOOD_NAMES[each]}</option>`,
).join('')}</select></label> <button>应用</button></form>`;

const row = (transfer: Transfer): string => {
  const { provider, number, account, name, fen, asks, questions, confirmed } = transfer;
  const confirm =
    (transfer.mood === 'confirm' || transfer.mood === 'slow') && !confirmed
      ? `<form method="post" action="/payout"><input type="hidden" name="provider" value="${provider}"><input type="hidden" name="number" value="${number}"><button>${transfer.mood === 'confirm' ? '收款人确认' : '现在完成'}</button></form>`
      : '';
  return `<li>${NAMES[provider] ?? provider}　${(fen / 100).toFixed(2)} 元　${escaped(account)} ${escaped(name)}
<br><span class="note">单号 <code>${number}</code>，${MOOD_NAMES[transfer.mood]}，请求 ${asks} 次，查询 ${questions} 次</span>${confirm}</li>`;
};

/** Shows the requests to the payout providers, and sets how they behave from now on. */
export const payoutPage = (all: readonly Transfer[], moods: ReadonlyMap<string, Behaviour>): Answer => ({
  text: page(
    '打款与充值（沙箱）',
    STYLE,
    `<h1>打款与充值</h1>
<p class="note">这是本机的模拟渠道，不会动真钱。账号自己也能说明要看什么：支付宝邮箱 slow@、fail@、twice@、lost@、never@，手机号尾号 0001 慢、0002 失败、0003 重复、0004 丢失、0005 不应答。</p>
${Object.keys(NAMES)
  .map((provider) => mood(provider, moods.get(provider) ?? 'well'))
  .join('\n')}
<h2>最近的请求</h2>
${all.length === 0 ? '<p>还没有请求。</p>' : `<ul>${all.map(row).join('\n')}</ul>`}`,
  ),
  type: 'text/html',
});
