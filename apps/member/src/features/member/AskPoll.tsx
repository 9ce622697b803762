import { useQueryClient } from '@tanstack/react-query';
import { type PollProposal, PollProposalState } from '@yayan/api-client';
import { getListOwnPollsQueryKey, useListOwnPolls, useVotePoll } from '@yayan/api-client/react';
import { failureText, QueryView } from '@yayan/site';
import { Button, Form, NativeSelect, Sheet, Skeleton, TextInput, useForm } from '@yayan/ui';
import { useState } from 'react';
import classes from './AskPoll.module.css';

const FEWEST = 2;
const MOST = 6;
const TITLE_LEAST = 4;
const TITLE_MOST = 60;
const OPTION_MOST = 30;
const days = [3, 7, 14, 30].map((count) => ({ value: String(count), label: `展示 ${count} 天` }));

const stateText = ({ state, coins, reason }: PollProposal): string =>
  ({
    [PollProposalState.Waiting]: '审核中，通过后大家就能看到',
    [PollProposalState.Shown]: `已展示，送你 ${coins} 金币`,
    [PollProposalState.Refused]: `没有采用：${reason ?? ''}`,
  })[state];

/** Lets a member propose a poll, and shows what became of their questions (rule 7.23). */
export function AskPoll() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="subtle" size="sm" mih={44} onClick={() => setOpen(true)}>
        我来提问
      </Button>
      <Sheet opened={isOpen} onClose={() => setOpen(false)} title="我来提问">
        {isOpen ? <Own /> : null}
      </Sheet>
    </>
  );
}

function Own() {
  const query = useListOwnPolls();
  return (
    <QueryView query={query} skeleton={<Skeleton height={160} radius="lg" />}>
      {({ items }) => (
        <div className={classes['root']}>
          {items.some(({ state }) => state === PollProposalState.Waiting) ? null : <AskForm />}
          {items.length === 0 ? null : (
            <ul className={classes['own']}>
              {items.map((proposal) => (
                <li key={proposal.proposalId}>
                  <strong>{proposal.title}</strong>
                  <p>{proposal.options.join('、')}</p>
                  <p className={classes['dim']}>{stateText(proposal)}</p>
                </li>
              ))}
            </ul>
          )}
        </div>
      )}
    </QueryView>
  );
}

const isRepeated = (options: readonly string[], index: number): boolean => {
  const option = options[index]?.trim() ?? '';
  return option !== '' && options.findIndex((one) => one.trim() === option) < index;
};

const filledOf = (options: readonly string[]): string[] =>
  options.map((option) => option.trim()).filter((option) => option !== '');

const isMissing = (options: readonly string[], index: number): boolean =>
  options[index]?.trim() === '' && filledOf(options).length < FEWEST;

const optionProblem = (options: readonly string[], index: number): string | undefined => {
  if (isRepeated(options, index)) return '选项不能重复';
  return isMissing(options, index) ? `至少写 ${FEWEST} 个选项` : undefined;
};

function AskForm() {
  const client = useQueryClient();
  const ask = useVotePoll({
    mutation: {
      onSuccess: async () => await client.invalidateQueries({ queryKey: getListOwnPollsQueryKey() }),
    },
  });
  const [form, root] = useForm({
    initialValues: { title: '', options: ['', ''], days: '7' },
    validate: ({ title, options }) => ({
      title: title.trim().length < TITLE_LEAST ? `至少写 ${TITLE_LEAST} 个字` : undefined,
      ...Object.fromEntries(options.map((_, index) => [`options.${index}`, optionProblem(options, index)])),
    }),
  });
  const { options } = form.getValues();
  // Whether an option is missing or repeated depends on the others, so its problem ends when they change.
  const shownProblem = (index: number): string | undefined =>
    isRepeated(options, index) || form.errors[`options.${index}`] !== undefined
      ? optionProblem(options, index)
      : undefined;
  const send = (values: ReturnType<typeof form.getValues>): void => {
    if (ask.isPending) return;
    const { title, days: count } = values;
    ask.mutate({ data: { title: title.trim(), options: filledOf(values.options), days: Number(count) } });
  };
  return (
    <Form ref={root} className={classes['root']} onSubmit={() => form.submitWith(send)}>
      <p className={classes['dim']}>审核通过后展示给大家，并送你金币。请不要问个人隐私。</p>
      <TextInput label="你想问大家什么" maxLength={TITLE_MOST} {...form.getInputProps('title')} />
      {options.map((_, index) => (
        <TextInput
          // oxlint-disable-next-line no-array-index-key -- an option has no identity but its place
          key={index}
          label={`选项 ${index + 1}`}
          maxLength={OPTION_MOST}
          {...form.getInputProps(`options.${index}`)}
          error={shownProblem(index)}
        />
      ))}
      {options.length < MOST ? (
        <Button variant="light" onClick={() => form.insertListItem('options', '')}>
          再加一个选项
        </Button>
      ) : null}
      <NativeSelect label="展示多久" data={days} {...form.getInputProps('days')} />
      <Button type="submit" loading={ask.isPending}>
        提交审核
      </Button>
      {ask.isError ? (
        <p role="alert" className={classes['alert']}>
          {failureText(ask.error, '没有提交成功，检查网络后重试')}
        </p>
      ) : null}
    </Form>
  );
}
