import type { ContactDetail } from '@yayan/contract/contact-details';
import { Button } from '@yayan/ui';
import { useEffect, useId, useRef } from 'react';
import classes from './ContactQuestion.module.css';
import { contactWords } from './contact-words.ts';

interface ContactQuestionProps {
  text: string;
  details: readonly ContactDetail[];
  /** The label of the button that sends all the same. */
  sendLabel: string;
  onRewrite: () => void;
  onSend: () => void;
}

/** Says which contact details a text has, and lets its author change it or send it. It takes the focus, so that it is read out. */
export function ContactQuestion({ text, details, sendLabel, onRewrite, onSend }: ContactQuestionProps) {
  const root = useRef<HTMLElement>(null);
  const [titleId, leadId] = [useId(), useId()];
  useEffect(() => root.current?.focus(), []);
  return (
    <section
      ref={root}
      tabIndex={-1}
      className={classes['root']}
      aria-labelledby={titleId}
      aria-describedby={leadId}
    >
      <p id={titleId} className={classes['title']}>
        {contactWords(text, details)}
      </p>
      <p id={leadId} className={classes['lead']}>
        小组里不留联系方式，免得有人私下打扰你。留了，主持人可能会删掉这条。
      </p>
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onSend}>
          {sendLabel}
        </Button>
        <Button onClick={onRewrite}>改一改</Button>
      </div>
    </section>
  );
}
