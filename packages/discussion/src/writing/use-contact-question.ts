import { type ContactDetail, contactDetails } from '@yayan/contract/contact-details';
import { useState } from 'react';

/**
 * Asks once about the contact details of a text before it is sent (rule 6.67). A change of the text ends the question, and what
 * was meant as it is isn't asked about again.
 */
export const useContactQuestion = (text: string, isAsked: boolean) => {
  const [asked, setAsked] = useState<{ text: string; details: readonly ContactDetail[] }>();
  const [meant, setMeant] = useState<string>();
  return {
    /** What to ask about now. */
    details: asked?.text === text ? asked.details : undefined,
    /** Whether the author has to choose before the text is sent. */
    mustAsk: (): boolean => {
      if (!isAsked || meant === text) return false;
      const details = contactDetails(text);
      setAsked(details.length > 0 ? { text, details } : undefined);
      return details.length > 0;
    },
    /** The author means the text as it is. */
    accept: (): void => {
      setMeant(text);
      setAsked(undefined);
    },
    /** The author goes back to the text. */
    close: (): void => setAsked(undefined),
  };
};
