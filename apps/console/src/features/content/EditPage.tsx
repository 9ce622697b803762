import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  type ContentDetail,
  type ContentDraft,
  type ContentKind,
  failureText,
  previewContentText,
  useGetContent,
  useGetContentDraft,
} from '@yayan/console-client';
import { contentKindLabels } from '@yayan/contract/console-labels';
import { Alert, Button, ButtonLink } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ActButton } from '../../shell/act/ActButton.tsx';
import { MissingPage } from '../../shell/frame/MissingPage.tsx';
import { PageHead } from '../../shell/frame/PageHead.tsx';
import { LoadedQuery } from '../../shell/state/LoadedQuery.tsx';
import { LeaveGuard } from '../../shell/leave/LeaveGuard.tsx';
import { editContent, publishContent } from './content-acts.ts';
import classes from './ContentPage.module.css';
import { OtherDraft } from './drafts/OtherDraft.tsx';
import { SaveDraft } from './drafts/SaveDraft.tsx';
import { DraftFields } from './forms/DraftFields.tsx';
import { kindOf } from './kind-of.ts';
import { missingFields } from './missing-fields.ts';
import { draftAgain, keepsId, newContentId, newDraft } from './new-draft.ts';
import { DraftPreview } from './preview/DraftPreview.tsx';

const PAUSE_MS = 400;

/** The text of a draft in its parts, as the server reads it after a short pause, and what coins are worth. */
const usePreview = (draft: ContentDraft) => {
  // A pop-up's text is plain.
  const body = 'body' in draft && draft.kind !== 'popup' ? draft.body : '';
  const [settled] = useDebouncedValue(body, PAUSE_MS);
  return useQuery({
    queryKey: ['content-preview', settled],
    queryFn: async ({ signal }) =>
      await previewContentText({ body: settled.trim() === '' ? null : settled }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
};

/** The draft with what coins are worth in its texts, as members read them. */
const withWorth = (draft: ContentDraft, coinsPerYuan: number | undefined): ContentDraft =>
  coinsPerYuan === undefined
    ? draft
    : // The same fields.
      (JSON.parse(JSON.stringify(draft).replaceAll('{coinsPerYuan}', String(coinsPerYuan))) as ContentDraft);

interface EditorProps {
  initialId: string;
  initial: ContentDraft;
  isNew: boolean;
  /** The version of the unpublished draft that fills the form; 0 for none. */
  saved: number;
}

function Editor({ initialId, initial, isNew, saved }: EditorProps) {
  const [id, setId] = useState(initialId);
  const [draft, setDraft] = useState(initial);
  const navigate = useNavigate();
  const { data: preview, error } = usePreview(draft);
  const missing = missingFields(draft, id);
  const act = isNew ? publishContent(draft) : editContent(draft);
  return (
    <>
      <LeaveGuard text={JSON.stringify([id, draft])} />
      {saved === 0 ? <OtherDraft kind={draft.kind} id={id} isNew={isNew} /> : null}
      <div className={classes['columns']}>
        <section className={classes['card']} aria-label="内容">
          <div className={classes['fields']}>
            <DraftFields draft={draft} id={id} isNew={isNew} onChange={setDraft} onId={setId} />
            <div className={classes['end']}>
              {missing.length === 0 ? (
                <ActButton
                  key={JSON.stringify([id, draft])}
                  act={act}
                  id={id}
                  onDone={() => void navigate(`/contents/${draft.kind}/${id}`)}
                />
              ) : (
                <>
                  <Button variant="default" disabled>
                    {act.label}
                  </Button>
                  <span className={classes['missing']}>还差：{missing.join('、')}</span>
                </>
              )}
              <SaveDraft key={initialId} draft={draft} id={id} saved={saved} />
              <ButtonLink variant="subtle" href={isNew ? '/contents' : `/contents/${draft.kind}/${id}`}>
                不改了
              </ButtonLink>
            </div>
          </div>
        </section>
        <section className={classes['card']} aria-labelledby="preview">
          <h2 id="preview" className={classes['heading']}>
            会员看到的样子
          </h2>
          {error ? (
            <Alert color="seal" role="alert">
              {failureText(error)}
            </Alert>
          ) : (
            <DraftPreview draft={withWorth(draft, preview?.coinsPerYuan)} body={preview?.body ?? null} />
          )}
        </section>
      </div>
    </>
  );
}

/** Content that exists: changed from one of its versions, or published again. */
function FromStored({ kind, id, isNew }: { kind: ContentKind; id: string; isNew: boolean }) {
  const [params] = useSearchParams();
  const wanted = Number(params.get('version'));
  const draftOf = ({ draft, versions }: ContentDetail): ContentDraft =>
    versions.find(({ version }) => version === wanted)?.draft ?? draft;
  return (
    <LoadedQuery query={useGetContent(kind, id, { query: { refetchOnWindowFocus: false } })}>
      {(content) => (
        <Editor
          key={`${id} ${wanted}`}
          initialId={isNew && !keepsId(kind) ? newContentId(kind) : id}
          initial={isNew ? draftAgain(draftOf(content)) : draftOf(content)}
          isNew={isNew}
          saved={0}
        />
      )}
    </LoadedQuery>
  );
}

/** What somebody wrote without publishing it. */
function FromDraft({ kind, id, isNew }: { kind: ContentKind; id: string; isNew: boolean }) {
  return (
    <LoadedQuery query={useGetContentDraft(kind, id, { query: { refetchOnWindowFocus: false } })}>
      {({ text, version }) => (
        <Editor
          key={id}
          initialId={id}
          // The console saved it.
          initial={JSON.parse(text) as ContentDraft}
          isNew={isNew}
          saved={version}
        />
      )}
    </LoadedQuery>
  );
}

function New({ kind }: { kind: ContentKind }) {
  const [first] = useState(() => ({ id: newContentId(kind), draft: newDraft(kind) }));
  return <Editor initialId={first.id} initial={first.draft} isNew saved={0} />;
}

/** Writes new content, or changes what is there. */
export default function EditPage() {
  const { kind: name, id } = useParams();
  const [params] = useSearchParams();
  const kind = kindOf(name);
  if (kind === undefined) return <MissingPage />;
  const from = params.get('from');
  const isNew = id === undefined;
  const draft = params.get('draft');
  const form =
    isNew && from === null ? (
      <New key={kind} kind={kind} />
    ) : (
      <FromStored kind={kind} id={id ?? from ?? ''} isNew={isNew} />
    );
  return (
    <>
      <PageHead
        title={`${isNew ? '新建' : '修改'}${contentKindLabels[kind]}`}
        lead="左边写，右边是会员看到的样子。发布前会再说一遍要改什么。"
      />
      {draft === null ? form : <FromDraft kind={kind} id={id ?? draft} isNew={isNew} />}
    </>
  );
}
