import { useHotkeys } from '@mantine/hooks';
import { type ActOutcome, failureText } from '@yayan/console-client';
import { Alert, Button, formatMoment, Link, Modal, Textarea } from '@yayan/ui';
import { useRef } from 'react';
import type { ActDefinition } from './act-definition.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { ReasonChips } from './ReasonChips.tsx';
import { useAct } from './use-act.ts';
import { waitingRequest } from './waiting-request.ts';
import classes from './ActDialog.module.css';

interface ActDialogProps<Input> {
  act: ActDefinition<Input>;
  id: string;
  opened: boolean;
  /** The outcome, when it waits for a second person. */
  asked: ActOutcome | undefined;
  onClose: () => void;
  onDone: (outcome: ActOutcome) => void;
}

/** The dialog of every act: what it would change, the reason, who must agree, and what came of it. */
export function ActDialog<Input>({ opened, onClose, ...rest }: ActDialogProps<Input>) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={rest.act.title}
      closeButtonProps={{ 'aria-label': '关闭' }}
      keepMounted={false}
    >
      {rest.asked ? <Asked onClose={onClose} /> : <ActBody {...rest} onClose={onClose} />}
    </Modal>
  );
}

/** Who reads the reason. */
const hintOf = (isRead: boolean, isNeeded: boolean): string => {
  if (isRead) return '对方会读到这段话。也写进操作记录。';
  return isNeeded ? '写进操作记录，同事查得到。' : '选填，写进操作记录。';
};

function Asked({ onClose }: { onClose: () => void }) {
  return (
    <div className={classes['body']}>
      <Alert color="sky" title="已提交，等另一位同事同意">
        72 小时内有权限的同事同意后才会执行，执行前会再核对一次状态。你可以在
        <Link href="/system/requests">同意请求</Link>里撤回。
      </Alert>
      <div className={classes['buttons']}>
        <Button onClick={onClose} data-autofocus>
          知道了
        </Button>
      </div>
    </div>
  );
}

/** Why it can't be done; a request that waits already as a link to it. */
function Problem({ error }: { error: unknown }) {
  const waiting = waitingRequest(error);
  if (waiting === undefined) return failureText(error);
  return (
    <>
      {`${waiting.askedBy} 在 ${formatMoment(waiting.askedAt)} 提过同样的请求，还在等同事同意。`}
      <Link href={`/system/requests?open=true&request=${waiting.id}`}>去看那个请求</Link>
    </>
  );
}

function ActBody<Input>({ act, id, onClose, onDone }: Omit<ActDialogProps<Input>, 'opened' | 'asked'>) {
  const state = useAct(act, id, onDone);
  const { plan, reason, needsReason, problem, isChanged, isRunning } = state;
  const { Form } = act;
  const form = useRef<HTMLFormElement>(null);
  // From any field: Enter alone starts a new line in the reason.
  useHotkeys([['mod+Enter', () => form.current?.requestSubmit()]], []);
  const isReasonMissing = needsReason && reason.trim() === '';
  return (
    <form
      className={classes['body']}
      noValidate
      ref={form}
      onSubmit={(event) => {
        event.preventDefault();
        if (plan && !isReasonMissing && !isRunning) state.run();
      }}
    >
      <p className={classes['consequence']}>{act.consequence}</p>
      {Form ? <Form value={state.input} onChange={state.setInput} /> : null}
      <section aria-label="会发生什么" aria-busy={state.isPlanning} className={classes['plan']}>
        {plan ? <ChangeTable title={plan.title} changes={plan.changes} /> : null}
        {state.isSame ? <output className={classes['dim']}>和现在一样，没有要改的。</output> : null}
        {!plan && state.isPlanning && !problem ? <p className={classes['dim']}>正在试算…</p> : null}
      </section>
      {plan?.needsSecond ? (
        <Alert color="gold" title="需要另一位同事同意">
          这件事超过一个人能做的范围。提交后由另一位有权限的同事在 72 小时内决定。
        </Alert>
      ) : null}
      <div>
        <Textarea
          label="原因"
          description={hintOf(act.reasonIsRead === true, needsReason)}
          required={needsReason}
          maxLength={200}
          autosize
          minRows={2}
          value={reason}
          onChange={(event) => state.setReason(event.currentTarget.value)}
          data-autofocus={Form ? undefined : true}
        />
        <ReasonChips reasons={act.reasons ?? []} onChoose={state.setReason} />
      </div>
      {problem ? (
        <Alert color="seal" role="alert" title={isChanged ? '状态刚刚变了' : undefined}>
          {isChanged ? '有人或系统刚改过它。上面已换成最新状态，看过后再决定。' : <Problem error={problem} />}
        </Alert>
      ) : null}
      <div className={classes['buttons']}>
        <Button variant="default" onClick={onClose} disabled={isRunning}>
          再想想
        </Button>
        <Button
          type="submit"
          color={act.isDangerous ? 'seal' : 'qing'}
          loading={isRunning}
          disabled={!plan || isReasonMissing}
        >
          {plan?.needsSecond ? `提交：${act.title}` : act.title}
        </Button>
      </div>
    </form>
  );
}
