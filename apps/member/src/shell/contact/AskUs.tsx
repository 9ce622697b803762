import { IconExternalLink, IconMail } from '@tabler/icons-react';
import type { TicketSubjectType } from '@yayan/api-client';
import {
  Button,
  ButtonLink,
  ContactLine,
  CopyButton,
  type QuestionFact,
  questionMail,
  questionText,
} from '@yayan/ui';
import { loadedAccount } from '../session/account.ts';
import classes from './AskUs.module.css';
import { useContact } from './use-contact.ts';

interface AskUsProps {
  /** What the question is about, as the mail's subject: 「对任务结果有疑问」. */
  subject: string;
  /** The facts that we need to find the matter: task, time, 查询编号. The member code is added to them. */
  facts?: readonly QuestionFact[] | undefined;
  /** The record of the ticket: `about=result&id=…`. Without it there is no button for a ticket. */
  about?: { type: TicketSubjectType; id: string } | undefined;
  /** What to do, above the buttons. */
  children?: string | undefined;
  /** Shows the button for a ticket alone, and the other ways when asked. */
  brief?: boolean;
}

/** The facts with the member code, by which we find the account. */
const withMember = (facts: readonly QuestionFact[]): readonly QuestionFact[] => {
  const account = loadedAccount();
  return account ? [...facts, ['会员编号', account.memberCode]] : facts;
};

/**
 * How to ask about one thing: a mail with subject and facts filled in, the facts to copy, and mail, phone and hours (rule 10.25).
 * While it is in sight of the page, the footer leaves its own contact out.
 */
export function AskUs({ subject, facts, about, children, brief = false }: AskUsProps) {
  const { data: contact, isError, isFetching, refetch } = useContact();
  const known = withMember(facts ?? []);
  const isAppeal = subject.startsWith('申诉');
  const ticket = about ? (
    <ButtonLink
      href={`/home/feedback/ask?about=${about.type}&id=${about.id}${isAppeal ? '&appeal' : ''}`}
      variant={isAppeal ? 'filled' : 'default'}
    >
      {isAppeal ? '申诉' : '提交反馈'}
    </ButtonLink>
  ) : null;
  const others = (
    <>
      <div className={classes['actions']}>
        {brief ? null : ticket}
        {contact ? (
          <ButtonLink
            variant="light"
            href={questionMail(contact.mail, subject, known)}
            leftSection={<IconMail size={20} stroke={1.75} aria-hidden />}
          >
            写邮件
          </ButtonLink>
        ) : null}
        {contact?.form ? (
          <ButtonLink
            variant="light"
            href={contact.form}
            target="_blank"
            leftSection={<IconExternalLink size={20} stroke={1.75} aria-hidden />}
          >
            在线联系
          </ButtonLink>
        ) : null}
        {known.length > 0 ? <CopyButton value={questionText(known)} label="复制核对信息" /> : null}
      </div>
      {isError && !contact ? (
        <p className={classes['text']}>
          联系方式没有加载出来
          <Button variant="subtle" size="sm" mih={44} loading={isFetching} onClick={() => void refetch()}>
            重试
          </Button>
        </p>
      ) : (
        <ContactLine contact={contact} />
      )}
    </>
  );
  return (
    <div className={classes['root']} data-contact={(contact !== undefined && !brief) || undefined}>
      {children ? <p className={classes['text']}>{children}</p> : null}
      {brief ? (
        <>
          {ticket}
          <details className={classes['more']}>
            <summary>其他联系方式</summary>
            {others}
          </details>
        </>
      ) : (
        others
      )}
    </div>
  );
}
