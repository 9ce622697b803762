import { useQueryClient } from '@tanstack/react-query';
import { type Probe, type ProbeList, removeProbe, saveProbe } from '@yayan/api-client';
import { getListProbesQueryKey, useListProbes } from '@yayan/api-client/react';
import { failureText, QueryView, useAction, useFieldProblem } from '@yayan/site';
import { Button, CloseButton, EmptyState, Sheet, SkeletonThread, StateBadge } from '@yayan/ui';
import classes from './ProbeLibrary.module.css';

interface ProbeLibraryProps {
  /** The text in the field, which can be kept. */
  written: string;
  onChoose: (text: string) => void;
  onClose: () => void;
}

const LONGEST = 500;

/** The follow-ups that the host uses again (rule 6.48): choosing one fills the field, and its text can be kept here. */
export function ProbeLibrary({ written, onChoose, onClose }: ProbeLibraryProps) {
  const client = useQueryClient();
  const query = useListProbes();
  const text = written.trim().slice(0, LONGEST);
  const [failure, refuse] = useFieldProblem(text);
  const change = useAction(
    async (call: () => Promise<ProbeList>) => {
      client.setQueryData(getListProbesQueryKey(), await call());
    },
    { onError: (error) => refuse(failureText(error)) },
  );
  const keep = (shared: boolean): void => {
    refuse(undefined);
    void change.run(() => saveProbe({ id: crypto.randomUUID(), text, shared }));
  };
  return (
    <Sheet opened onClose={onClose} title="常用追问">
      <QueryView query={query} skeleton={<SkeletonThread />}>
        {({ items }) => (
          <div className={classes['root']}>
            {items.length === 0 ? (
              <EmptyState content="常用追问" hint="在输入框写好一句，再到这里存下来，下次点一下就能用。" />
            ) : (
              <ul className={classes['list']}>
                {items.map((probe) => (
                  <ProbeRow
                    key={probe.id}
                    probe={probe}
                    onChoose={() => onChoose(probe.text)}
                    onRemove={() => void change.run(() => removeProbe({ id: probe.id }))}
                  />
                ))}
              </ul>
            )}
            {text === '' || items.some((probe) => probe.text === text) ? null : (
              <section className={classes['keep']} aria-label="存下这一句">
                <p className={classes['text']}>{text}</p>
                <div className={classes['actions']}>
                  <Button variant="light" loading={change.isPending} onClick={() => keep(false)}>
                    存为我的
                  </Button>
                  <Button variant="subtle" loading={change.isPending} onClick={() => keep(true)}>
                    存给本组主持人
                  </Button>
                </div>
              </section>
            )}
            {failure === undefined ? null : (
              <p role="alert" className={classes['failure']}>
                {failure}
              </p>
            )}
          </div>
        )}
      </QueryView>
    </Sheet>
  );
}

interface ProbeRowProps {
  probe: Probe;
  onChoose: () => void;
  onRemove: () => void;
}

function ProbeRow({ probe: { text, shared }, onChoose, onRemove }: ProbeRowProps) {
  return (
    <li className={classes['row']}>
      <button type="button" className={classes['choose']} onClick={onChoose}>
        {text} {shared ? <StateBadge tone="blue" label="本组共用" /> : null}
      </button>
      <CloseButton size="lg" aria-label={`删掉“${text}”`} onClick={onRemove} />
    </li>
  );
}
