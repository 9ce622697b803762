import { Button, Link, StatePanel, useRetryOnline } from '@yayan/ui';
import classes from './SearchSheet.module.css';
import type { useFound } from './use-found.ts';

const RETRY_MS = 5_000;

interface SearchResultsProps {
  found: ReturnType<typeof useFound>;
  /** Called when a line is opened. */
  onLeave: () => void;
}

/** What is found, by kind; what to do if nothing is, or if only the pages and help could be searched. */
export function SearchResults({ found, onLeave }: SearchResultsProps) {
  const { text, isVisitor, allHelp, inHelp, groups, isSearching, failed, retry } = found;
  const count = groups.reduce((sum, { lines }) => sum + lines.length, 0);
  useRetryOnline(failed ? retry : undefined, RETRY_MS);
  return (
    <>
      <output className={classes['status']}>
        {isSearching ? '正在找…' : count > 0 ? `找到 ${count} 条` : failed ? '' : `没有找到“${text}”`}
      </output>
      {failed ? (
        <p className={classes['failed']}>
          {globalThis.navigator.onLine
            ? `${isVisitor ? '福利、活动' : '任务、福利和记录'}没有搜出来，先看页面和帮助。`
            : '现在没有网络，只找得到页面和帮助，连上网会接着找。'}
          {globalThis.navigator.onLine ? (
            <Button variant="subtle" size="compact-sm" mih={44} onClick={retry}>
              重试
            </Button>
          ) : null}
        </p>
      ) : null}
      {groups.map(({ title, lines }) => (
        <section key={title} aria-label={title}>
          <h3 className={classes['title']}>{title}</h3>
          <ul className={classes['lines']}>
            {lines.map(({ href, title: name, note }) => (
              <li key={href + name}>
                <Link href={href} className={classes['line']} onClick={onLeave}>
                  <span>{name}</span>
                  {note ? <span className={classes['note']}>{note}</span> : null}
                </Link>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {count === 0 && !isSearching && !failed ? (
        <StatePanel
          stage="seed"
          title="换个短一点的词试试"
          action={
            <ul className={classes['suggestions']}>
              {[
                { href: allHelp, name: '帮助' },
                { href: '/task', name: '任务' },
                { href: '/about#contact', name: '联系我们' },
              ].map(({ href, name }) => (
                <li key={href}>
                  <Link href={href} className={classes['suggestion']} onClick={onLeave}>
                    {name}
                  </Link>
                </li>
              ))}
            </ul>
          }
        >
          {isVisitor
            ? '写一两个字就能找，例如“提现”“注册”。'
            : '写一两个字就能找，例如“提现”“手机号”；兑换记录也可以按单号找。'}
        </StatePanel>
      ) : null}
      {groups.some(({ title }) => title === '帮助') ? (
        <Link href={inHelp} className={classes['line']} onClick={onLeave}>
          在帮助里找“{text}”
        </Link>
      ) : null}
    </>
  );
}
