import { useDebouncedValue } from '@mantine/hooks';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  getGetLegalDraftQueryKey,
  type KeptLegalDraft,
  type LegalKind,
  saveLegalDraft,
} from '@yayan/console-client';
import { useEffect, useState } from 'react';
import { tellKept } from '../../../shell/leave/kept.ts';
import type { LegalInput } from './legal-acts.ts';

const PAUSE_MS = 1_000;

/** Keeps what is written on the server after each short pause (rule 14.86). `edition` is that of the draft it began with. */
export const useLegalDraft = (kind: LegalKind, input: LegalInput, edition: number) => {
  const queries = useQueryClient();
  const text = JSON.stringify(input);
  const [kept, setKept] = useState({ text, edition });
  const [settled] = useDebouncedValue(text, PAUSE_MS);
  const save = useMutation({
    mutationFn: async (wanted: { text: string; edition: number }) =>
      // It was written above.
      await saveLegalDraft(kind, { input: JSON.parse(wanted.text) as LegalInput, edition: wanted.edition }),
    onSuccess: ({ draft }, wanted) => {
      setKept({ text: wanted.text, edition: draft?.edition ?? 0 });
      tellKept(wanted.text);
      queries.setQueryData<KeptLegalDraft>(getGetLegalDraftQueryKey(kind), { draft });
    },
  });
  const { mutate, isPending, isError, variables } = save;
  // A text that couldn't be kept is sent again with the next change.
  const isTried = isError && variables.text === settled;
  useEffect(() => {
    if (settled !== kept.text && !isPending && !isTried) mutate({ text: settled, edition: kept.edition });
  }, [settled, kept, isPending, isTried, mutate]);
  return { error: save.error, isKept: kept.edition > edition && kept.text === text };
};
