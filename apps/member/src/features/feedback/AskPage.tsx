import { useQueryClient } from '@tanstack/react-query';
import {
  openTicket,
  type OpenTicketRequest,
  TicketKind,
  type TicketSubject,
  TicketSubjectType,
} from '@yayan/api-client';
import { useGetTicketSubject } from '@yayan/api-client/react';
import { PressLine, useSendOnceUploaded } from '@yayan/discussion';
import { intentionName, QueryView, useFieldProblem, useIntention } from '@yayan/site';
import {
  Button,
  ButtonLink,
  FactList,
  Form,
  NativeSelect,
  PageTitle,
  SkeletonDetail,
  StatePanel,
  Textarea,
} from '@yayan/ui';
import { useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { intentions } from '../../shell/unsent/intentions.ts';
import { useTextDraft } from '../../shell/unsent/use-text-draft.ts';
import classes from './FeedbackPage.module.css';
import { PictureField } from './PictureField.tsx';
import { type PickedRecord, RecordPicker } from './RecordPicker.tsx';
import { ticketKinds } from './ticket-labels.ts';
import { usePictures } from './use-pictures.ts';

const back = { href: '/home/feedback', label: '帮助与反馈' };
const shortest = 10;
const longest = 2000;

const kindMissing = (kind: string): string | undefined => (kind === '' ? '请选择类型' : undefined);
const tooShort = (text: string): string | undefined =>
  text.trim().length < shortest ? `至少写 ${shortest} 个字` : undefined;

/** The kind of a ticket about a record, unless it is an appeal. */
const kindOf: Readonly<Record<TicketSubjectType, TicketKind>> = {
  [TicketSubjectType.Result]: TicketKind.Result,
  [TicketSubjectType.Coins]: TicketKind.Coins,
  [TicketSubjectType.Order]: TicketKind.Exchange,
  [TicketSubjectType.Quality]: TicketKind.Account,
  [TicketSubjectType.Penalty]: TicketKind.Account,
  [TicketSubjectType.Invitation]: TicketKind.Coins,
};

/**
 * 提交反馈. `?about=` and `?id=` name the record, which also sets the kind; if the member can appeal against the record, the ticket
 * is an appeal. `?appeal` comes from a link called 申诉. Without a record the member chooses the kind.
 */
export default function AskPage() {
  const [search] = useSearchParams();
  const type = Object.values(TicketSubjectType).find((one) => one === search.get('about'));
  const id = search.get('id') ?? '';
  // The title repeats the word of the link that was followed: an appeal is a kind of feedback.
  const title = type === TicketSubjectType.Penalty || search.has('appeal') ? '申诉' : '提交反馈';
  if (type === undefined || id === '') return <Ask title={title} />;
  return <AskAbout type={type} id={id} title={title} />;
}

function AskAbout({ type, id, title }: { type: TicketSubjectType; id: string; title: string }) {
  const query = useGetTicketSubject({ type, id });
  return (
    <QueryView query={query} skeleton={<SkeletonDetail />} notFound={<NoRecord />}>
      {(subject) => <Ask title={title} subject={subject} />}
    </QueryView>
  );
}

function NoRecord() {
  return (
    <StatePanel
      heading
      stage="seed"
      title="没有找到相关记录"
      action={<ButtonLink href="/home/feedback/ask">直接写反馈</ButtonLink>}
    >
      链接可能不完整，或属于另一个账号。
    </StatePanel>
  );
}

function Ask({ title, subject: linked }: { title: string; subject?: TicketSubject }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [picked, setPicked] = useState<PickedRecord | undefined>();
  const found = useGetTicketSubject(picked ?? { type: TicketSubjectType.Result, id: '' }, {
    query: { enabled: picked !== undefined },
  });
  const subject = linked ?? (picked === undefined ? undefined : found.data);
  const isAppeal = subject?.appealable === true;
  const [kind, setKind] = useState<TicketKind | undefined>(() => {
    if (subject === undefined) return undefined;
    return isAppeal ? TicketKind.Appeal : kindOf[subject.type];
  });
  const { text, write, clear } = useTextDraft(linked ? `ticket ${linked.type} ${linked.id}` : 'ticket');
  const kindField = useRef<HTMLSelectElement>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const pictures = usePictures();
  const [kindProblem, refuseKind] = useFieldProblem(kind ?? '', kindMissing);
  const [textProblem, refuseText] = useFieldProblem(text, tooShort);
  const open = useIntention(intentions, {
    name: async (ticket: OpenTicketRequest) => await intentionName('ticket', ticket),
    body: (ticket) => ticket,
    send: (ticket, key) => openTicket(ticket, { idempotencyKey: key }),
    done: ({ id }) => {
      clear();
      void queries.invalidateQueries({ queryKey: ['/v1/tickets'] });
      void navigate(`/home/feedback/${id}`, { replace: true });
    },
  });
  const record = linked ?? picked;
  const send = async (): Promise<void> => {
    const isShort = tooShort(text);
    refuseKind(kindMissing(kind ?? ''));
    refuseText(isShort);
    if (kind === undefined) kindField.current?.focus();
    else if (isShort) field.current?.focus();
    if (kind === undefined || isShort || press.mustWait()) return;
    const about = record && { subject: { type: record.type, id: record.id } };
    await open.run({ kind, text: text.trim(), ...about, pictures: pictures.keys });
  };
  const press = useSendOnceUploaded({
    files: pictures.uploads,
    content: JSON.stringify([kind, text, record?.id]),
    label: '提交',
    send,
  });
  const kinds = Object.values(TicketKind).filter((one) => (one === TicketKind.Appeal ? isAppeal : true));
  return (
    <div className={classes['root']}>
      <PageTitle title={title} lead="1 个工作日内受理，3 个工作日内答复。" back={back} />
      <Form className={classes['form']} onSubmit={send}>
        {linked === undefined ? (
          <RecordPicker
            picked={picked}
            onPick={(record) => {
              setPicked(record);
              if (record !== undefined) setKind(kindOf[record.type]);
              else if (kind === TicketKind.Appeal) setKind(undefined);
            }}
          />
        ) : null}
        {subject ? (
          <section className={classes['card']} aria-label="相关记录">
            <b>{subject.title}</b>
            <FactList facts={subject.facts.map(({ name, value }) => [name, value] as const)} />
          </section>
        ) : null}
        <NativeSelect
          ref={kindField}
          label="类型"
          data={[
            ...(kind === undefined ? [{ value: '', label: '请选择' }] : []),
            ...kinds.map((value) => ({ value, label: ticketKinds[value] })),
          ]}
          value={kind ?? ''}
          error={kindProblem}
          onChange={(event) => {
            const next = kinds.find((one) => one === event.currentTarget.value);
            if (next) setKind(next);
          }}
        />
        <Textarea
          ref={field}
          label={kind === TicketKind.Appeal ? '申诉理由' : '想说的话'}
          description="写清楚发生了什么、你希望怎样处理"
          autosize
          minRows={5}
          maxLength={longest}
          value={text}
          onChange={(event) => write(event.currentTarget.value)}
          error={textProblem}
        />
        <PictureField field={pictures} />
        {open.failure ? (
          <p role="alert" className={classes['fault']}>
            {open.failure}
          </p>
        ) : null}
        <PressLine note={press.note} />
        <div className={classes['actions']}>
          <Button type="submit" loading={open.isPending}>
            提交
          </Button>
        </div>
      </Form>
    </div>
  );
}
