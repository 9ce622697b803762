import { isRefusal } from '@yayan/api-client';
import type { ErrorName } from '@yayan/auth';
import { failureText } from '@yayan/site';
import { useState } from 'react';
import { useNavigate } from 'react-router';

/** How an application form is sent. */
export interface ApplicationSending {
  /** Sends the application and returns its number. */
  send: () => Promise<{ number: string }>;
  /** The refusal that belongs to one field. */
  fieldRefusal: ErrorName;
  /** Shows that refusal at its field. */
  refuseField: (text: string) => void;
}

/** Sends an application once at a time, and leads to the page that follows it by its number. */
export function useApplication(page: string) {
  const navigate = useNavigate();
  const [fault, setFault] = useState<string>();
  const [isSending, setSending] = useState(false);
  const apply = async ({ send, fieldRefusal, refuseField }: ApplicationSending): Promise<void> => {
    if (isSending) return;
    setFault(undefined);
    setSending(true);
    try {
      const { number } = await send();
      await navigate(`${page}?number=${number}`);
    } catch (error) {
      if (isRefusal(error, fieldRefusal)) refuseField(failureText(error));
      else setFault(failureText(error));
    } finally {
      setSending(false);
    }
  };
  return { fault, isSending, apply };
}

/** A field's rule: at least so many characters, or this text. */
export const atLeast = (least: number, text: string) => (value: string) =>
  value.trim().length < least ? text : null;
