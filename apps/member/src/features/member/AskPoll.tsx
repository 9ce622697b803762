import { useQueryClient } from '@tanstack/react-query';
import { type PollProposal, PollProposalState } from '@yayan/api-client';
import { getListOwnPollsQueryKey, useListOwnPolls, useVotePoll } from '@yayan/api-client/react';
import { failureText, QueryView } from '@yayan/site';
import { Button, NativeSelect, Sheet, Skeleton, TextInput } from '@yayan/ui';
import { useRef, useState } from 'react';
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

/** Lets a member propose a poll, and shows the state of their proposals (rule 7.23). */
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

function AskForm() {
  const client = useQueryClient();
  const [title, setTitle] = useState('');
  const [options, setOptions] = useState<readonly string[]>(['', '']);
  const [open, setOpen] = useState('7');
  const ask = useVotePoll({
    mutation: {
      onSuccess: async () => await client.invalidateQueries({ queryKey: getListOwnPollsQueryKey() }),
    },
  });
  const filled = options.map((option) => option.trim()).filter((option) => option !== '');
  const isShort = title.trim().length < TITLE_LEAST;
  const [isTouched, setTouched] = useState(false);
  const titleInput = useRef<HTMLInputElement>(null);
  const optionInputs = useRef<(HTMLInputElement | null)[]>([]);
  const optionFault = (option: string, index: number): string | undefined => {
    const said = option.trim();
    if (said !== '' && options.findIndex((one) => one.trim() === said) < index) return '选项不能重复';
    return isTouched && said === '' && filled.length < FEWEST ? `至少写 ${FEWEST} 个选项` : undefined;
  };
  const send = (): void => {
    setTouched(true);
    if (isShort) return titleInput.current?.focus();
    const wrong = options.findIndex(
      (option, index) =>
        optionFault(option, index) !== undefined || (option.trim() === '' && filled.length < FEWEST),
    );
    if (wrong >= 0) return optionInputs.current[wrong]?.focus();
    if (!ask.isPending) ask.mutate({ data: { title: title.trim(), options: filled, days: Number(open) } });
  };
  return (
    <form
      className={classes['root']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <p className={classes['dim']}>审核通过后展示给大家，并送你金币。请不要问个人隐私。</p>
      <TextInput
        ref={titleInput}
        label="你想问大家什么"
        value={title}
        maxLength={TITLE_MOST}
        onChange={(event) => setTitle(event.currentTarget.value)}
        error={isTouched && isShort ? `至少写 ${TITLE_LEAST} 个字` : undefined}
      />
      {options.map((option, index) => (
        <TextInput
          // oxlint-disable-next-line no-array-index-key -- an option has no identity but its place
          key={index}
          ref={(input) => {
            optionInputs.current[index] = input;
          }}
          label={`选项 ${index + 1}`}
          value={option}
          maxLength={OPTION_MOST}
          error={optionFault(option, index)}
          onChange={(event) => setOptions(options.with(index, event.currentTarget.value))}
        />
      ))}
      {options.length < MOST ? (
        <Button variant="light" onClick={() => setOptions([...options, ''])}>
          再加一个选项
        </Button>
      ) : null}
      <NativeSelect
        label="展示多久"
        value={open}
        data={days}
        onChange={(event) => setOpen(event.currentTarget.value)}
      />
      <Button type="submit" loading={ask.isPending}>
        提交审核
      </Button>
      {ask.isError ? (
        <p role="alert" className={classes['alert']}>
          {failureText(ask.error, '没有提交成功')}
        </p>
      ) : null}
    </form>
  );
}
