import { useListHelp } from '@yayan/api-client/react';
import { QueryView } from '@yayan/site';
import { ButtonLink, Link, PageTitle, SectionHeading, Skeleton } from '@yayan/ui';
import { AskUs } from '../../shell/contact/AskUs.tsx';
import { HelpSearch } from '../../shell/help/HelpSearch.tsx';
import classes from './FeedbackPage.module.css';
import { PenaltyList } from './PenaltyList.tsx';
import { TicketList } from './TicketList.tsx';

/** The category that contains all of help (rule 7.4). */
const root = 21;
const allHelp = `/home/feedback/help/${root}`;

/** The usual height of six categories, in pixels. */
const categoriesHeight = 300;

/** 帮助与反馈: help by section, the member's tickets, active penalties, and contacts. */
export default function FeedbackPage() {
  const help = useListHelp({ categoryId: root });
  return (
    <div className={classes['root']}>
      <PageTitle
        title="帮助与反馈"
        lead="多数问题在帮助里就有答案，找不到再告诉我们。"
        actions={<ButtonLink href="/home/feedback/ask">提交反馈</ButtonLink>}
      />
      <PenaltyList />
      <section>
        <SectionHeading title="帮助" more={{ href: allHelp, label: '全部文章' }} />
        <div className={classes['find']}>
          <HelpSearch root={allHelp} />
        </div>
        <QueryView query={help} skeleton={<Skeleton height={categoriesHeight} />}>
          {({ sections }) => (
            <ul className={classes['list']} aria-label="帮助分类">
              {sections.map(({ id, title, articles }) => (
                <li key={id}>
                  <Link href={`/home/feedback/help/${id}`} className={classes['row']}>
                    <b>{title}</b>
                    <span className={classes['dim']}>{articles.length} 篇</span>
                  </Link>
                </li>
              ))}
            </ul>
          )}
        </QueryView>
      </section>
      <section>
        <SectionHeading title="我的反馈" />
        <TicketList />
      </section>
      <section>
        <SectionHeading title="联系我们" />
        <AskUs subject="咨询" />
      </section>
    </div>
  );
}
