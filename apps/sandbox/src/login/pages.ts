import type { Answer, SandboxRequest } from '../answer.ts';
import { escaped, page } from '../page.ts';
import { people } from './pretend-people.ts';

const STYLE = `
body { margin: 0; font: 16px/1.6 system-ui, sans-serif; color: #222; background: #f4f4f2 }
main { max-width: 24rem; margin: 0 auto; padding: 2rem 1rem }
h1 { font-size: 1.25rem }
p { margin: .5rem 0 }
ul { list-style: none; margin: 1rem 0; padding: 0 }
a { display: flex; align-items: center; gap: .75rem; margin: .5rem 0; padding: .5rem .75rem; min-height: 48px; color: inherit; background: #fff; border: 1px solid #ccc; border-radius: 8px; text-decoration: none; box-sizing: border-box }
a:hover, a:focus-visible { border-color: #222 }
img { width: 40px; height: 40px; border-radius: 50% }
.note { color: #666; font-size: .875rem }`;

/** The page on which the person chooses an account to sign in with. The choice returns to the same address as `person`. */
export function choicePage(provider: string, { path, query }: SandboxRequest): Answer {
  const choose = (person: string): string =>
    escaped(`${path}?${new URLSearchParams({ ...query, person }).toString()}`);
  const items = people
    .map(
      ({ id, nickname }) =>
        `<li><a href="${choose(id)}"><img src="/people/${id}.svg" alt="">${escaped(nickname)}</a></li>`,
    )
    .join('\n');
  return {
    text: page(
      `${provider}登录（沙箱）`,
      STYLE,
      `<h1>用${escaped(provider)}登录</h1>
<p class="note">这是本机的模拟登录页，不是${escaped(provider)}。选一个虚构的人继续。</p>
<ul>
${items}
</ul>
<a href="${choose('')}">不同意授权</a>`,
    ),
    type: 'text/html',
  };
}

/** The page of a provider that refuses the sign-in. */
export function errorPage(provider: string, reason: string): Answer {
  return {
    text: page(`${provider}：出错了`, STYLE, `<h1>${escaped(provider)}</h1><p>${escaped(reason)}</p>`),
    type: 'text/html',
  };
}

/** Sends the person back to where they came from. */
export function backTo(redirectUri: string, query: Readonly<Record<string, string>>): Answer {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return { location: url.href };
}
