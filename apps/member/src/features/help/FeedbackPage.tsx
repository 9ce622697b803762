import { useListHelp } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { PageTitle, SectionHeading, SkeletonLedger } from '@yayan/ui';
import { AskUs } from '../../shell/contact/AskUs.tsx';
import { ArticleLinks } from './ArticleLinks.tsx';
import classes from './HelpPage.module.css';
import { HelpSearch } from './HelpSearch.tsx';

/** How many articles of each section are shown here. */
const most = 3;
/** The category that is all of help (rule 7.4). */
const root = 21;

/** 帮助与反馈: search, the sections of help, and how to reach us. */
export default function FeedbackPage() {
  const query = useListHelp({ categoryId: root });
  return (
    <div className={classes['root']}>
      <PageTitle title="帮助与反馈" lead="多数问题在这里就有答案，找不到再告诉我们。" />
      <HelpSearch keyword="" />
      <QueryView query={query} skeleton={<SkeletonLedger rows={6} />}>
        {({ sections }) =>
          sections.map((section) => (
            <section key={section.id}>
              <SectionHeading
                title={section.title}
                more={{ href: `/home/feedback/help/${section.id}`, label: `${section.title}全部` }}
              />
              <ArticleLinks section={{ ...section, articles: section.articles.slice(0, most) }} />
            </section>
          ))
        }
      </QueryView>
      <section>
        <SectionHeading title="联系我们" />
        <AskUs subject="咨询" />
      </section>
    </div>
  );
}
