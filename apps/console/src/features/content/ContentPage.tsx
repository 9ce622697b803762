import {
  type ContentDetail,
  type ContentKind,
  type ContentVersion,
  useGetContent,
} from '@yayan/console-client';
import { contentDeedLabels, contentKindLabels } from '@yayan/contract/console-labels';
import { ButtonLink, formatCount, formatMoment, Link } from '@yayan/ui';
import { useParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { MissingPage } from '../../shell/frame/MissingPage.tsx';
import { useDocumentTitle } from '../../shell/frame/use-document-title.ts';
import type { Column } from '../../shell/list/list-types.ts';
import { ObjectPage } from '../../shell/object/ObjectPage.tsx';
import { PartTable } from '../../shell/object/PartTable.tsx';
import { mayDo, useSession } from '../../shell/session/session.ts';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { kindOf } from './kind-of.ts';
import { withdrawContent } from './content-acts.ts';
import { ContentState } from './content-states.tsx';
import classes from './ContentPage.module.css';
import { draftFacts } from './draft-facts.ts';
import { draftTitle } from './draft-title.ts';
import { keepsId } from './new-draft.ts';
import { DraftPreview } from './preview/DraftPreview.tsx';

const isLiveIn = (state: ContentDetail['state']): boolean => state !== 'ended' && state !== 'withdrawn';

/** What has ended under an id that it keeps, such as a channel, goes on when it gets a later end. */
const isChangeable = ({ kind, state }: Pick<ContentDetail, 'kind' | 'state'>): boolean =>
  isLiveIn(state) || (state === 'ended' && keepsId(kind));

const versionColumns = (
  { kind, id, state }: ContentDetail,
  mayEdit: boolean,
): readonly Column<ContentVersion>[] => [
  { key: 'version', title: '版本', render: ({ version }) => version },
  { key: 'deed', title: '来由', render: ({ deed }) => contentDeedLabels[deed] },
  { key: 'by', title: '谁', render: ({ madeBy }) => madeBy ?? '–' },
  { key: 'at', title: '时间', render: ({ madeAt }) => (madeAt === null ? '更早' : formatMoment(madeAt)) },
  {
    key: 'text',
    title: '内容',
    render: ({ version, draft }) =>
      mayEdit && isChangeable({ kind, state }) ? (
        <Link href={`/contents/${kind}/${id}/edit?version=${version}`}>看看或换回来</Link>
      ) : (
        draftTitle(draft)
      ),
  },
];

function Acts({ content: { kind, id, state } }: { content: ContentDetail }) {
  const session = useSession();
  const mayEdit = mayDo(session, ['content']);
  const isLive = isLiveIn(state);
  const canChange = isChangeable({ kind, state });
  return (
    <>
      {mayEdit && canChange ? (
        <ButtonLink variant="default" href={`/contents/${kind}/${id}/edit`}>
          修改
        </ButtonLink>
      ) : null}
      {mayEdit && !canChange ? (
        <ButtonLink variant="default" href={`/contents/${kind}/new?from=${id}`}>
          再发布一次
        </ButtonLink>
      ) : null}
      {isLive ? <ActButton act={withdrawContent(kind)} id={id} /> : null}
    </>
  );
}

function Shown({ content }: { content: ContentDetail }) {
  useDocumentTitle(content.title);
  const session = useSession();
  const { kind, id, startsAt, endsAt, madeBy, draft, figures, versions } = content;
  const hasNoStart = kind === 'article' || kind === 'course';
  return (
    <ObjectPage
      subject={id}
      kind={kind}
      title={content.title}
      about={contentKindLabels[kind]}
      state={<ContentState state={content.state} />}
      acts={<Acts content={content} />}
      figures={figures.map(({ label, value }) => ({ label, value: formatCount(value) }))}
      facts={[
        [hasNoStart ? '最近修改' : '开始', startsAt === null ? '–' : formatMoment(startsAt)],
        kind === 'article' ? null : ['结束', endsAt === null ? '不限' : formatMoment(endsAt)],
        ['谁写的', madeBy ?? '–'],
        ...draftFacts(content),
        ['编号', id],
      ]}
      raw={content}
    >
      <section className={classes['card']} aria-labelledby="preview">
        <h2 id="preview" className={classes['heading']}>
          会员看到的样子
        </h2>
        <DraftPreview draft={draft} body={content.body} />
      </section>
      <PartTable
        heading="版本"
        columns={versionColumns(content, mayDo(session, ['content']))}
        items={versions}
        rowKey={({ version }) => String(version)}
        empty="下次修改时开始记版本。"
      />
    </ObjectPage>
  );
}

function Loaded({ kind, id }: { kind: ContentKind; id: string }) {
  const query = useGetContent(kind, id);
  return (
    <LoadedQuery query={query}>
      {(content) => <Shown key={`${content.kind} ${content.id}`} content={content} />}
    </LoadedQuery>
  );
}

/** One banner, notice, course or other content. */
export default function ContentPage() {
  const { kind: name, id = '' } = useParams();
  const kind = kindOf(name);
  return kind === undefined ? <MissingPage /> : <Loaded kind={kind} id={id} />;
}
