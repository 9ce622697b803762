import { useMediaQuery } from '@mantine/hooks';
import type { HelpSection } from '@yayan/api-client';
import { useListHelp } from '@yayan/api-client/react';
import { ObjectTitle, QueryView } from '@yayan/site';
import {
  ButtonLink,
  EmptyState,
  Link,
  media,
  PageTitle,
  SectionHeading,
  SkeletonLedger,
  StatePanel,
} from '@yayan/ui';
import { useParams, useSearchParams } from 'react-router';
import { HelpSearch } from '../../shell/help/HelpSearch.tsx';
import { useIsSignedIn } from '../../shell/session/use-is-signed-in.ts';
import { ArticleLinks } from './ArticleLinks.tsx';
import { SignpostArt } from './SignpostArt.tsx';
import classes from './HelpPage.module.css';
import { useHelpPlace } from './use-help-place.ts';

/** The category that contains all of help (rule 7.4). */
const root = 21;

/** A category of help: 21 is the root. `?q=` searches. */
export default function HelpHomePage() {
  const { category } = useParams();
  const [search] = useSearchParams();
  const place = useHelpPlace();
  const keyword = (search.get('q') ?? '').trim().slice(0, 40);
  const number = Number(category ?? root);
  const categoryId = Number.isSafeInteger(number) && number > 0 ? number : root;
  const query = useListHelp({ categoryId, ...(keyword === '' ? {} : { keyword }) });
  const title = query.data?.title ?? '帮助中心';
  const isRoot = categoryId === root;
  // All articles would be some ten screens of a phone. What a search found is few.
  const isPhone = useMediaQuery(media.phone, false, { getInitialValueInEffect: false });
  const isFolded = isPhone && isRoot && keyword === '';
  return (
    <div className={classes['root']}>
      {isRoot || !query.data ? (
        <PageTitle title={title} back={isRoot ? place.back : { href: place.root, label: '帮助中心' }} />
      ) : (
        <ObjectTitle title={title} back={{ href: place.root, label: '帮助中心' }} />
      )}
      <HelpSearch keyword={keyword} root={place.root} />
      {isRoot && keyword === '' ? (
        <header className={classes['head']}>
          <SignpostArt />
          <p>任务怎么算完成、金币什么时候到、怎么兑换，都写在这里。</p>
        </header>
      ) : null}
      <QueryView
        query={query}
        skeleton={<SkeletonLedger rows={6} />}
        notFound={
          <EmptyState
            content="这个分类"
            art={<SignpostArt />}
            action={<Link href={place.root}>看全部帮助</Link>}
          />
        }
      >
        {({ sections }) =>
          sections.length === 0 ? (
            <NothingFound keyword={keyword} />
          ) : (
            sections.map((section) =>
              isFolded ? (
                <FoldedSection key={section.id} section={section} />
              ) : (
                <section key={section.id}>
                  {isRoot ? (
                    <SectionHeading
                      title={section.title}
                      more={{ href: place.category(section.id), label: `${section.title}全部` }}
                    />
                  ) : null}
                  <ArticleLinks section={section} />
                </section>
              ),
            )
          )
        }
      </QueryView>
    </div>
  );
}

/** A section on a phone: its name opens its articles. */
function FoldedSection({ section }: { section: HelpSection }) {
  return (
    <details className={classes['fold']}>
      <summary>
        <h2>{section.title}</h2>
        <span className={classes['none']}>{section.articles.length} 篇</span>
      </summary>
      <ArticleLinks section={section} />
    </details>
  );
}

function NothingFound({ keyword }: { keyword: string }) {
  const isSignedIn = useIsSignedIn();
  const place = useHelpPlace();
  return (
    <div aria-live="polite">
      <StatePanel
        stage="seed"
        art={<SignpostArt />}
        title={`没有找到“${keyword}”，换个关键词试试`}
        action={
          isSignedIn ? (
            <ButtonLink href="/home/feedback/ask">直接问我们</ButtonLink>
          ) : (
            <ButtonLink href={place.root}>看全部帮助</ButtonLink>
          )
        }
      />
    </div>
  );
}
