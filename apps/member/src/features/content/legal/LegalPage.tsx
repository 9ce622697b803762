import type { LegalKind, LegalText } from '@yayan/api-client';
import { useGetLegalText } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { Button, ButtonLink, PageTitle, SkeletonDetail, StatePanel } from '@yayan/ui';
import { type ComponentType, type ReactNode, useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import { FailedPage } from '../../../shell/notices/FailedPage.tsx';
import classes from '../ContentPage.module.css';
import { legalAddress } from './legal-address.ts';
import { LegalBlockView } from './LegalBlockView.tsx';
import { LegalVersions } from './LegalVersions.tsx';
import { OtherVersion } from './OtherVersion.tsx';

interface LegalPageProps {
  kind: LegalKind;
  title: string;
  /** A question to the reader above the text. */
  Notice?: ComponentType<{ text: LegalText }>;
}

/** A legal text with version, summary, table of contents and changes. It can be printed. */
export function LegalPage({ kind, title, Notice }: LegalPageProps) {
  const [params] = useSearchParams();
  const version = params.get('version');
  const query = useGetLegalText(kind, version === null ? {} : { version }, { request: { quiet: true } });
  return (
    <QueryView
      query={query}
      skeleton={<SkeletonDetail />}
      notFound={
        <StatePanel
          heading
          stage="seed"
          title="没有这一版"
          action={<ButtonLink href={legalAddress(kind)}>看现行的{title}</ButtonLink>}
        >
          这一版没有留下正文，或者已经撤回。
        </StatePanel>
      }
      failed={<FailedPage query={query} title={title} back={{ href: '/about', label: '关于我们' }} />}
    >
      {(text) => <Text text={text} notice={Notice ? <Notice text={text} /> : null} />}
    </QueryView>
  );
}

function Text({ text, notice }: { text: LegalText; notice: ReactNode }) {
  const { title, version, body } = text;
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
        <span>版本 {version}</span>
        <span>{version} 起生效</span>
      </p>
      <OtherVersion text={text} />
      {notice}
      <section className={classes['summary']}>
        <h2>先看这几句</h2>
        <ul>
          {body.summary.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <details className={classes['contents']}>
        <summary>目录</summary>
        <ol>
          {body.sections.map((section, index) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>
                {index + 1}. {section.title}
              </a>
            </li>
          ))}
        </ol>
      </details>
      {body.sections.map((section, index) => (
        <section key={section.id} id={section.id}>
          <h2>
            {index + 1}. {section.title}
          </h2>
          {section.blocks.map((block) => (
            <LegalBlockView key={JSON.stringify(block)} block={block} title={section.title} />
          ))}
        </section>
      ))}
      <LegalVersions text={text} />
    </article>
  );
}
