import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import {
  failureText,
  getGetLegalDraftQueryKey,
  type LegalDraft,
  type LegalKind,
  previewLegalText,
  useGetLegalDraft,
  useGetLegalVersion,
  useListLegalTexts,
  useRemoveLegalDraft,
} from '@yayan/console-client';
import { Alert, Button, formatMoment } from '@yayan/ui';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { LeaveGuard } from '../../../shell/leave/LeaveGuard.tsx';
import { MissingPage } from '../../../shell/frame/MissingPage.tsx';
import { PageHead } from '../../../shell/frame/PageHead.tsx';
import { LoadedQuery } from '../../../shell/state/LoadedQuery.tsx';
import classes from '../ContentPage.module.css';
import { firstDay } from './first-day.ts';
import type { LegalInput } from './legal-acts.ts';
import { legalKindOf, legalPath, legalTitle } from './legal-kinds.ts';
import { LegalForm } from './LegalForm.tsx';
import { LineDiff } from './LineDiff.tsx';
import pageClasses from './LegalTextsPage.module.css';
import { TwoPreviews } from './TwoPreviews.tsx';
import { useLegalDraft } from './use-legal-draft.ts';

const PAUSE_MS = 400;

const usePreview = (source: string) => {
  const [settled] = useDebouncedValue(source, PAUSE_MS);
  return useQuery({
    queryKey: ['legal-preview', settled],
    queryFn: async ({ signal }) => await previewLegalText({ source: settled }, signal),
    enabled: settled.trim() !== '',
    placeholderData: keepPreviousData,
    retry: false,
  });
};

interface EditorProps {
  kind: LegalKind;
  today: string;
  members: number;
  replaced: { version: string; source: string };
  draft: LegalDraft | null;
}

function Editor({ kind, today, members, replaced, draft }: EditorProps) {
  const navigate = useNavigate();
  const [input, setInput] = useState<LegalInput>(
    draft?.input ?? {
      version: firstDay(today, { kind, mustAgree: false }),
      what: '',
      source: replaced.source,
      mustAgree: false,
    },
  );
  const [begun] = useState(draft?.edition ?? 0);
  const kept = useLegalDraft(kind, input, begun);
  const { data: preview, error } = usePreview(input.source);
  return (
    <div className={pageClasses['root']}>
      <LeaveGuard text={JSON.stringify(input)} />
      <DraftState {...kept} />
      <div className={classes['columns']}>
        <section className={classes['card']} aria-label="新的一版">
          <LegalForm
            kind={kind}
            input={input}
            today={today}
            members={members}
            onChange={setInput}
            onDone={() => void navigate(legalPath(kind, input.version))}
          />
        </section>
        {error ? (
          <Alert color="seal" role="alert">
            {failureText(error)}
          </Alert>
        ) : preview === undefined ? null : (
          <TwoPreviews body={preview.body} />
        )}
      </div>
      <LineDiff version={replaced.version} before={replaced.source} after={preview?.source ?? input.source} />
    </div>
  );
}

/** Whether what is written is on the server. */
function DraftState({ error, isKept }: { error: unknown; isKept: boolean }) {
  if (error)
    return (
      <Alert color="seal" role="alert" title="草稿没有存上">
        {failureText(error)}
      </Alert>
    );
  return <output className={classes['missing']}>{isKept ? '草稿已存，会员看不到' : ''}</output>;
}

/** Says whose draft fills the form, and throws it away; the second press does it. */
function KeptDraft({ kind, draft, onThrown }: { kind: LegalKind; draft: LegalDraft; onThrown: () => void }) {
  const queries = useQueryClient();
  const [isAsked, setAsked] = useState(false);
  const remove = useRemoveLegalDraft({
    mutation: {
      onSuccess: (none) => {
        queries.setQueryData(getGetLegalDraftQueryKey(kind), none);
        onThrown();
      },
    },
  });
  return (
    <Alert color="gold" title="接着写没公布的草稿">
      <p>{`${draft.savedBy} 在 ${formatMoment(draft.savedAt)} 写到这里。`}</p>
      {remove.error ? <p role="alert">{failureText(remove.error)}</p> : null}
      <Button
        size="xs"
        variant={isAsked ? 'filled' : 'default'}
        {...(isAsked && { color: 'seal' })}
        loading={remove.isPending}
        onBlur={() => setAsked(false)}
        onClick={() => (isAsked ? remove.mutate({ kind }) : setAsked(true))}
      >
        {isAsked ? '真的扔掉，找不回来' : '扔掉草稿，从现行的一版写起'}
      </Button>
    </Alert>
  );
}

/** A draft fills the form, or the text that holds. What is kept while one writes changes nothing in it. */
function FromDraft(props: EditorProps) {
  const { kind, draft } = props;
  const [begun, setBegun] = useState({ round: 0, draft });
  return (
    <>
      {begun.draft === null ? null : (
        <KeptDraft
          kind={kind}
          draft={begun.draft}
          onThrown={() => setBegun({ round: begun.round + 1, draft: null })}
        />
      )}
      <Editor key={begun.round} {...props} draft={begun.draft} />
    </>
  );
}

function FromCurrent({
  kind,
  version,
  ...rest
}: Omit<EditorProps, 'replaced' | 'draft'> & { version: string }) {
  const query = useGetLegalVersion(kind, version, { query: { refetchOnWindowFocus: false } });
  // What a colleague wrote since this page was here before.
  const draft = useGetLegalDraft(kind, { query: { refetchOnWindowFocus: false, gcTime: 0 } });
  return (
    <LoadedQuery query={query}>
      {({ source }) => (
        <LoadedQuery query={draft}>
          {({ draft: found }) => (
            <FromDraft kind={kind} {...rest} replaced={{ version, source }} draft={found} />
          )}
        </LoadedQuery>
      )}
    </LoadedQuery>
  );
}

function Loaded({ kind }: { kind: LegalKind }) {
  const query = useListLegalTexts({ query: { refetchOnWindowFocus: false } });
  return (
    <LoadedQuery query={query}>
      {({ items, today, agreement: { members } }) => {
        const current = items.find((row) => row.kind === kind && row.state === 'current');
        return current === undefined ? null : (
          <FromCurrent key={kind} kind={kind} version={current.version} today={today} members={members} />
        );
      }}
    </LoadedQuery>
  );
}

/** Writes a new version of a legal text. */
export default function NewLegalTextPage() {
  const kind = legalKindOf(useParams()['kind']);
  if (kind === undefined) return <MissingPage />;
  return (
    <>
      <PageHead
        title={`新的${legalTitle(kind)}`}
        lead="从现行的一版改起。下面是改了什么和会员看到的样子；公布前会再说一遍。"
      />
      <Loaded kind={kind} />
    </>
  );
}
