import type { BenefitTarget } from '@yayan/api-client';
import { intentionName, useIntention } from '@yayan/site';
import { useState } from 'react';
import { encryptField } from '../client/encrypt-field.ts';
import { intentions } from '../unsent/intentions.ts';
import { type DestinationDraft, destinationProblems, toDestination } from './destination-draft.ts';
import { notRefused, readRefused, type FormRefusal } from './order-refusal.ts';

interface SendDestination<Answer> {
  /** The name of the purpose, which is part of the intention's name. */
  purpose: string;
  target: BenefitTarget;
  send: (body: Awaited<ReturnType<typeof toDestination>>, idempotencyKey: string) => Promise<Answer>;
  done: (answer: Answer) => Promise<void>;
}

const asTyped = (text: string): Promise<string> => Promise.resolve(text);

/** Sends a destination as an intention, and says what is wrong with the form. */
export const useSendDestination = <Answer>({ purpose, target, send, done }: SendDestination<Answer>) => {
  const [refused, setRefused] = useState<FormRefusal>(notRefused);
  const { run, isPending, error, clear } = useIntention(intentions, {
    name: async (draft: DestinationDraft) =>
      await intentionName(purpose, await toDestination(draft, target, asTyped)),
    body: (draft, freshKey) => toDestination(draft, target, (text) => encryptField(text, { freshKey })),
    send,
    done,
    onError: (failed) => setRefused(readRefused(failed)),
  });
  return {
    isPending,
    error,
    refused,
    submit: async (draft: DestinationDraft): Promise<void> => {
      const problems = destinationProblems(draft, target);
      setRefused({ problems, message: '' });
      if (problems.length > 0) clear();
      else await run(draft);
    },
    /** The form changed, so the last refusal no longer applies. */
    changed: (): void => setRefused(notRefused),
  };
};
