import { isRefusal } from '@yayan/api-client';
import type { ErrorName } from '@yayan/auth';
import { failureText, useAction } from '@yayan/site';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** How an application form is sent. */
export interface ApplicationSending {
  /** Sends the application and returns its number. */
  send: () => Promise<{ number: string }>;
  /** The refusal that is about one field. */
  fieldRefusal: ErrorName;
  /** Shows that refusal at the field. */
  refuseField: (text: string) => void;
}

/** Sends an application, one call at a time, then opens the page with its number. */
export function useApplication(page: string) {
  const navigate = useNavigate();
  const [isAtField, setAtField] = useState(false);
  const { run, isPending, failure } = useAction(
    async ({ send, fieldRefusal, refuseField }: ApplicationSending) => {
      setAtField(false);
      try {
        const { number } = await send();
        await navigate(`${page}?number=${number}`);
      } catch (error) {
        if (isRefusal(error, fieldRefusal)) {
          setAtField(true);
          refuseField(failureText(error));
        }
        throw error;
      }
    },
  );
  return { fault: isAtField ? undefined : failure, isSending: isPending, apply: run };
}

/** Validates a field: at least so many characters, else this text. */
export const atLeast = (least: number, text: string) => (value: string) =>
  value.trim().length < least ? text : null;
