import { Button, PageTitle } from '@yayan/ui';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import { agreementVersion } from '../../../shell/session/agreement-version.ts';
import classes from '../ContentPage.module.css';
import type { LegalBlock, LegalDocument } from './legal-document.ts';
import { LegalBlockView } from './LegalBlockView.tsx';

interface LegalPageProps extends LegalDocument {
  /** A question to the reader above the text. */
  notice?: ReactNode;
}

/** A block that is a function has no JSON. */
const keyOf = (block: LegalBlock): string =>
  typeof block === 'function' ? String(block) : JSON.stringify(block);

/** A legal text with version, summary, table of contents and changes. It can be printed. */
export function LegalPage({ title, summary, sections, changes, notice }: LegalPageProps) {
  const { hash } = useLocation();
  useEffect(() => {
    if (hash) document.querySelector(`#${CSS.escape(hash.slice(1))}`)?.scrollIntoView();
  }, [hash]);
  return (
    <article className={classes['prose']}>
      <PageTitle
        title={title}
        actions={
          <Button
            className={classes['print']}
            variant="default"
            size="sm"
            mih={44}
            onClick={() => globalThis.print()}
          >
            打印
          </Button>
        }
      />
      <p className={classes['facts']}>
        <span>版本 {agreementVersion}</span>
        <span>{agreementVersion} 起生效</span>
      </p>
      {notice}
      <section className={classes['summary']}>
        <h2>先看这几句</h2>
        <ul>
          {summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <details className={classes['contents']}>
        <summary>目录</summary>
        <ol>
          {sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                {index + 1}. {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {sections.map((section, index) => (
        <section key={section.id} id={section.id}>
          <h2>
            {index + 1}. {section.title}
          </h2>
          {section.blocks.map((block) => (
            <LegalBlockView key={keyOf(block)} block={block} title={section.title} />
          ))}
        </section>
      ))}
      <section id="changes">
        <h2>修订记录</h2>
        <ul>
          {changes.map(({ version, what }) => (
            <li key={version}>
              {version}：{what}
            </li>
          ))}
        </ul>
      </section>
    </article>
  );
}
