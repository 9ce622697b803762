import { escaped, page } from '../page.ts';
import type { Answer } from '../answer.ts';
import type { RedirectSession } from './redirect-sessions.ts';

const STYLE = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #1d2733; background: #eef2f6 }
main { max-width: 34rem; margin: 0 auto; padding: 1.5rem 1rem 3rem }
h1 { font-size: 1.25rem }
fieldset { margin: 1rem 0; padding: .75rem 1rem; background: #fff; border: 1px solid #c8d2dc; border-radius: 8px }
legend { padding: 0 .25rem; font-weight: 600 }
label { display: flex; align-items: center; gap: .5rem; min-height: 44px }
button, a.button { display: inline-block; min-height: 44px; padding: .5rem 1.25rem; font: inherit; color: #fff; background: #245a8d; border: 0; border-radius: 8px; text-decoration: none; cursor: pointer; box-sizing: border-box }
button.plain { color: #245a8d; background: #fff; border: 1px solid #245a8d }
details { margin: 1rem 0 }
summary { min-height: 44px; cursor: pointer }
code { overflow-wrap: anywhere }
li { margin: 1rem 0 }
.note { color: #51606f; font-size: .875rem }
form.row { display: flex; flex-wrap: wrap; gap: .5rem }`;

const html = (title: string, body: string, status = 200): Answer => ({
  text: page(title, STYLE, body),
  type: 'text/html',
  status,
});

const radio = (name: string, value: string, text: string, checked = false): string =>
  `<label><input type="radio" name="${name}" value="${value}"${checked ? ' checked' : ''} required>${escaped(text)}</label>`;

/** The survey: its two questions decide its result and how the result is sent. */
export const questionsPage = ({ sid, survey }: RedirectSession): Answer =>
  html(
    '云边调研（沙箱）',
    `<h1>云边调研：${escaped(survey)}</h1>
<p class="note">这是本机的模拟合作方，不是真实的调研公司。</p>
<form method="post" action="/supplier/finish">
<input type="hidden" name="sid" value="${escaped(sid)}">
<fieldset><legend>1. 你平时喝咖啡吗？</legend>
${radio('coffee', 'often', '经常喝')}
${radio('coffee', 'never', '从不喝')}
</fieldset>
<fieldset><legend>2. 一般在什么时候喝？</legend>
${radio('time', 'morning', '早上')}
${radio('time', 'night', '夜里（名额已满）')}
</fieldset>
<details><summary>沙箱控制：怎样告诉芽言</summary>
<fieldset><legend>浏览器</legend>
${radio('browser', 'back', '答完返回', true)}
${radio('browser', 'stay', '停在这里，不返回')}
${radio('browser', 'forged', '返回，但签名是错的')}
</fieldset>
<fieldset><legend>服务器通知</legend>
${radio('telling', 'now', '马上发', true)}
${radio('telling', 'late', '五秒后发')}
${radio('telling', 'twice', '发两次')}
${radio('telling', 'contradict', '再发一个相反的结果')}
${radio('telling', 'never', '不发')}
</fieldset>
</details>
<button>提交</button>
</form>`,
  );

/** The page for people who are not sent back. */
export const stayedPage = (): Answer =>
  html(
    '答完了（沙箱）',
    '<h1>答完了</h1><p>这家合作方不会让浏览器返回，结果由服务器通知芽言。可以关闭本页。</p>',
  );

export const refusedPage = (reason: string): Answer =>
  html('云边调研：进不去', `<h1>进不去</h1><p>${escaped(reason)}</p>`, 400);

const act = (sid: string, what: string, text: string): string =>
  `<button class="plain" name="do" value="${what}">${text}</button><input type="hidden" name="sid" value="${escaped(sid)}">`;

/** The page of the supplier's staff: every redirect session, the statuses sent about it, and buttons to send more. */
export const consolePage = (all: readonly RedirectSession[]): Answer =>
  html(
    '云边调研：后台（沙箱）',
    `<h1>后台：最近的作答</h1>
<p class="note">对每次作答可以再通知一次，用来看芽言怎样处理重复、相反、撤销和伪造的通知。</p>
${all.length === 0 ? '<p>还没有人来过。</p>' : ''}
<ul>${all
      .map(
        ({ sid, pid, status, sent }) => `<li>
<p><code>${escaped(sid)}</code>　${escaped(status ?? '作答中')}<br><span class="note">受访者 <code>${escaped(pid)}</code></span></p>
<ol>${sent.map((each) => `<li>${escaped(each)}</li>`).join('')}</ol>
<form class="row" method="post" action="/supplier/tell">
${act(sid, 'complete', '通知完成')}${act(sid, 'screenout', '通知未入选')}${act(sid, 'reversed', '撤销')}${act(sid, 'forged', '伪造')}
</form></li>`,
      )
      .join('\n')}</ul>`,
  );

/** The agent's page: makes a fresh link for one of its people. */
export const agentPage = (link: string, person: string): Answer =>
  html(
    '合作渠道（沙箱）',
    `<h1>合作渠道</h1>
<p class="note">这是本机的模拟渠道：它把自己的受访者送到芽言作答，结束后回到这里。链接十分钟内有效。</p>
<p>受访者 <code>${escaped(person)}</code></p>
<p><a class="button" href="${escaped(link)}">去作答</a></p>`,
  );

/** The page where the agent's people end. It says whether the signature is valid. */
export const agentEndPage = (
  end: string,
  isSigned: boolean,
  query: Readonly<Record<string, string>>,
): Answer =>
  html(
    '合作渠道：结果（沙箱）',
    `<h1>${escaped(ends[end] ?? '其他')}</h1>
<p>${isSigned ? '签名有效' : '签名无效'}</p>
<dl>${Object.entries(query)
      .filter(([name]) => name !== 'sig')
      .map(([name, value]) => `<dt class="note">${escaped(name)}</dt><dd><code>${escaped(value)}</code></dd>`)
      .join('')}</dl>`,
  );

const ends: Readonly<Record<string, string>> = {
  complete: '完成',
  screenedOut: '未入选',
  quotaFull: '名额已满',
  duplicate: '重复',
};
