import type { Quote, QuoteFinding } from '@yayan/api-client';
import { useAction } from '@yayan/site';
import { Alert, Button, Form, NativeSelect, Sheet, TextInput } from '@yayan/ui';
import { useState } from 'react';
import { codesIn } from './board-order.ts';
import classes from './Quotes.module.css';
import { useBoard } from './use-board.ts';

interface CodingSheetProps {
  quote: Quote;
  /** The codes of the board, to choose from. */
  codes: readonly string[];
  findings: readonly QuoteFinding[];
  onClose: () => void;
}

const MOST_CODES = 10;
const LONGEST_CODE = 20;
const MOST_OFFERED = 12;

const problemOf = (codes: readonly string[]): string | undefined => {
  if (codes.length > MOST_CODES) return `最多 ${MOST_CODES} 个编码`;
  return codes.some((code) => code.length > LONGEST_CODE) ? `一个编码最多 ${LONGEST_CODE} 个字` : undefined;
};

/** Codes a quote, and puts it under a finding. */
export function CodingSheet({ quote, codes, findings, onClose }: CodingSheetProps) {
  const board = useBoard();
  const [line, setLine] = useState(quote.codes.join('、'));
  const [findingId, setFinding] = useState(quote.findingId ?? '');
  const given = codesIn(line);
  const problem = problemOf(given);
  const { run, isPending, failure } = useAction(async () => {
    await board.code({ id: quote.id, codes: given, findingId: findingId === '' ? null : findingId });
    onClose();
  });
  const offered = codes.filter((code) => !given.includes(code)).slice(0, MOST_OFFERED);
  return (
    <Sheet opened onClose={onClose} title="整理金句">
      <Form
        className={classes['form']}
        onSubmit={async () => {
          if (problem === undefined) await run();
        }}
      >
        <blockquote className={classes['quote']}>{quote.text}</blockquote>
        <TextInput
          label="编码"
          description="用顿号、逗号或空格隔开"
          value={line}
          error={problem}
          onChange={(event) => setLine(event.currentTarget.value)}
        />
        {offered.length > 0 ? (
          <section className={classes['offered']} aria-label="用过的编码">
            {offered.map((code) => (
              <Button
                key={code}
                variant="light"
                size="compact-md"
                mih={44}
                onClick={() => setLine([...given, code].join('、'))}
              >
                {code}
              </Button>
            ))}
          </section>
        ) : null}
        <NativeSelect
          label="归入结论"
          data={[
            { value: '', label: '不归入' },
            ...findings.map(({ id, title }) => ({ value: id, label: title })),
          ]}
          value={findingId}
          onChange={(event) => setFinding(event.currentTarget.value)}
        />
        {failure === undefined ? null : (
          <Alert color="seal" role="alert">
            {failure}
          </Alert>
        )}
        <Button type="submit" loading={isPending}>
          保存
        </Button>
      </Form>
    </Sheet>
  );
}
