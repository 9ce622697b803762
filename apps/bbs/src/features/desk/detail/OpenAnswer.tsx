import { type GroupRole, type HostResponse, listHostResponses } from '@yayan/api-client';
import { useQueryClient } from '@tanstack/react-query';
import { QueryView } from '@yayan/site';
import { Button, SkeletonThread, StatePanel } from '@yayan/ui';
import type { RefObject } from 'react';
import type { useDeskActions } from '../actions/use-desk-actions.ts';
import { patchAnswers } from '../answers/patch-answers.ts';
import { AnswerDetail } from './AnswerDetail.tsx';
import { openAnswerKey, type useOpenAnswer } from '../answers/use-open-answer.ts';

interface OpenAnswerProps {
  openId: string | undefined;
  answer: HostResponse | null | undefined;
  query: ReturnType<typeof useOpenAnswer>['query'];
  role: GroupRole;
  actions: ReturnType<typeof useDeskActions>;
  tagField: RefObject<HTMLInputElement | null>;
  askField: RefObject<HTMLTextAreaElement | null>;
  /** The initial text of a follow-up. */
  template: string | undefined;
  onClose: () => void;
  onBefore: (() => void) | undefined;
  onAfter: (() => void) | undefined;
  /** Opens the next unread answer. */
  onUnread: () => void;
  onPerson: (memberId: string) => void;
  onRemove: (id: string) => void;
  onRestore: (id: string) => void;
}

/** The open answer, or a hint when none is open. */
export function OpenAnswer({ openId, answer, query, ...rest }: OpenAnswerProps) {
  const client = useQueryClient();
  const refresh = async (id: string): Promise<void> => {
    const { items } = await listHostResponses({ responseIds: [id] });
    const [fresh] = items;
    if (!fresh) return;
    patchAnswers(client, new Set([id]), () => fresh);
    client.setQueryData(openAnswerKey(id), fresh);
  };
  if (openId === undefined)
    return (
      <StatePanel
        stage="seed"
        title="选一条回答，在这里细看"
        action={
          <Button variant="light" onClick={rest.onUnread}>
            下一条未读
          </Button>
        }
      >
        键盘 j、k 上下翻，n 看下一条未读，t 加标签，s 标星，f 追问。
      </StatePanel>
    );
  if (answer) return <AnswerDetail {...rest} answer={answer} onChanged={refresh} />;
  return (
    <QueryView query={query} skeleton={<SkeletonThread />}>
      {() => <StatePanel stage="seed" title="没有这条回答，可能已经删除" />}
    </QueryView>
  );
}
