import { type Card, CardKind, type CardUsed } from '@yayan/api-client';
import { Alert, Button, ConfirmDialog, formatMoment } from '@yayan/ui';
import { useEffect, useRef } from 'react';
import { toaster } from '../../../shell/client/client.ts';
import classes from './cards.module.css';
import { useApplyCard } from './use-apply-card.ts';

const afterwards: Readonly<Record<CardKind, string>> = {
  [CardKind.MakeUp]: '确认后立即补签，卡用后不能退回。',
  [CardKind.DoubleCoin]: '确认后开始计时；到期没有完成问卷，卡会失效。未入选、用时过短的作答不消耗这张卡。',
  [CardKind.FeeFree]: '确认后开始计时；到期没有兑换，卡会失效。',
};

const saying = ({ effect }: CardUsed): string =>
  effect.until === null ? `已使用，${effect.text}` : `已生效，${formatMoment(effect.until)} 前有效`;

/** The id of the heading over the cards, where the focus goes on once a card is used. */
export const cardsHeading = 'cards-heading';

/** Uses a card after a dialog that names its effect. */
export function UseCard({ card }: { card: Card }) {
  const isUsed = useRef(false);
  const use = useApplyCard(card.id, (used) => {
    isUsed.current = true;
    toaster.success(saying(used));
  });
  // The button of a used card is gone, so the dialog can't return the focus to it.
  useEffect(
    () => () => {
      if (isUsed.current) document.getElementById(cardsHeading)?.focus();
    },
    [],
  );
  return (
    <>
      <Button size="sm" mih={44} miw={112} loading={use.isAsking} onClick={use.ask}>
        使用
      </Button>
      {use.refusal ? (
        <p role="alert" className={classes['refusal']}>
          {card.kind === CardKind.MakeUp ? '最近 7 天没有漏签的日子，这张卡可以先留着。' : use.refusal}
        </p>
      ) : null}
      <ConfirmDialog
        opened={use.effect !== undefined}
        title={use.effect?.text ?? ''}
        confirmLabel={`使用${card.title}`}
        pending={use.isApplying}
        onConfirm={use.confirm}
        onClose={use.cancel}
      >
        {afterwards[card.kind]}
        {use.failure === undefined ? null : (
          <Alert color="seal" role="alert" mt="sm">
            {use.failure}
          </Alert>
        )}
      </ConfirmDialog>
    </>
  );
}
